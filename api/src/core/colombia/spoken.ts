import type { Day, Month } from "./days.ts";

const months = [
  "enero",
  "febrero",
  "marzo",
  "abril",
  "mayo",
  "junio",
  "julio",
  "agosto",
  "septiembre",
  "octubre",
  "noviembre",
  "diciembre",
];
const clock = new Intl.DateTimeFormat("es-CO", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  second: "2-digit",
  timeZone: "America/Bogota",
});

const parts = (day: Day): readonly [date: number, month: string, year: string] => [
  Number(day.slice(8)),
  months[Number(day.slice(5, 7)) - 1] ?? "",
  day.slice(0, 4),
];

/** Returns a day as a document writes it: `15 de marzo de 2026`. */
export const spokenDay = (day: Day): string => parts(day).join(" de ");

/** Returns a month in words: `octubre de 2026`. */
export const spokenMonth = (month: Month): string => parts(`${month}-01`).slice(1).join(" de ");

/**
 * Returns the days of a trip: `15 al 20 de marzo de 2026`, `28 de marzo al 3 de abril de 2026`; a single day
 * when the trip has one day or is one-way.
 */
export function spokenTrip(from: Day, to: Day | null): string {
  if (!to || to === from) return spokenDay(from);
  const [date, month, year] = parts(from);
  const [, lastMonth, lastYear] = parts(to);
  const shared =
    year !== lastYear
      ? `${date} de ${month} de ${year}`
      : month !== lastMonth
        ? `${date} de ${month}`
        : `${date}`;
  return `${shared} al ${spokenDay(to)}`;
}

/** Returns a time to the second, in Bogota: `15 de marzo de 2026, 3:05:09 p. m. (hora de Colombia)`. */
export const spokenInstant = (instant: Date): string => `${clock.format(instant)} (hora de Colombia)`;

const zone = { timeZone: "America/Bogota" } as const;
const shortDay = new Intl.DateTimeFormat("es-CO", { ...zone, day: "numeric", month: "long" });
const shortHour = new Intl.DateTimeFormat("es-CO", { ...zone, hour: "numeric", minute: "2-digit" });

/** Returns a time within the next days, in Bogota, without the year: `10 de diciembre, 2:00 p. m.` */
export const spokenSoon = (instant: Date): string =>
  `${shortDay.format(instant)}, ${shortHour.format(instant)}`;

/** Returns a sentence with its full stop, unless it ends with one already, as in `p. m.` or `S. A. S.`. */
export const ended = (sentence: string): string => (sentence.endsWith(".") ? sentence : `${sentence}.`);

/** Returns a count with its noun: `1 viajero`, `3 viajeros`. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** Returns parts as a list in words: `Líder, Gerente y Contador`; an empty string for no parts. */
export const listed = (parts: readonly string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(", ")} y ${parts.at(-1)}` : (parts[0] ?? "");

/** Returns a number of travellers: `1 viajero`, `4 viajeros`. */
export const travellersText = (travellers: number): string => counted(travellers, "viajero", "viajeros");

/**
 * Returns the travellers in words: `2 adultos, 1 menor y 1 infante`; age classes without travellers are
 * omitted.
 */
export function spokenTravellers({
  adultos,
  menores,
  infantes,
}: {
  adultos: number;
  menores: number;
  infantes: number;
}): string {
  const groups = [
    adultos && counted(adultos, "adulto", "adultos"),
    menores && counted(menores, "menor", "menores"),
    infantes && counted(infantes, "infante", "infantes"),
  ].filter((group) => typeof group === "string");
  return listed(groups);
}
