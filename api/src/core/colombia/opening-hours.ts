import { today, weekday } from "./days.ts";
import { isHoliday } from "./holidays.ts";
import { listed } from "./spoken.ts";

/**
 * Opening hours of the agency, in Bogota, by kind of day: `08:00-18:00`; null when the agency is closed or
 * the hours are unknown.
 */
export interface OpeningHours {
  readonly horarioSemana: string | null;
  readonly horarioSabado: string | null;
  /** Opening hours on Sundays and holidays. */
  readonly horarioDomingo: string | null;
}

/** Sentence shown when a text is not a range of hours. */
export const NO_HOURS = "Escribe el horario así: 8:00 a 18:00";

/**
 * Converts typed hours to their stored form: `8:00 a 18:00` → `08:00-18:00`. Null when they are not hours.
 */
export function normalHours(typed: string): string | null {
  const [, fromHour, fromMinute = "00", toHour, toMinute = "00"] =
    /^(\d{1,2})(?::(\d{2}))?\s*(?:-|–|a)\s*(\d{1,2})(?::(\d{2}))?$/.exec(typed.trim()) ?? [];
  if (fromHour === undefined || toHour === undefined) return null;
  const from = `${fromHour.padStart(2, "0")}:${fromMinute}`;
  const to = `${toHour.padStart(2, "0")}:${toMinute}`;
  const isClock = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
  return isClock(from) && isClock(to) && from < to ? `${from}-${to}` : null;
}

/** Returns stored hours as a person types them: `8:00 a 18:00`. */
export const typedHours = (kept: string): string => kept.replace(/^0/, "").replace(/-0?/, " a ");

const clock = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "America/Bogota",
});

/**
 * Returns the time by which a request made now is answered: `hoy antes de las 6 p. m.` during opening hours;
 * null outside them, and when the agency has none.
 */
export function answeredToday(hours: OpeningHours, now: Date): string | null {
  const day = today(now);
  const at = weekday(day);
  const open =
    at === 0 || isHoliday(day) ? hours.horarioDomingo : at === 6 ? hours.horarioSabado : hours.horarioSemana;
  const [from, to] = open?.split("-") ?? [];
  const present = clock.format(now);
  if (!from || !to || present < from || present >= to) return null;
  return `hoy antes de ${spokenHour(to)}`;
}

/**
 * Returns the opening hours in words: `de lunes a viernes de 8 a. m. a 6 p. m. y los sábados de …`; null when
 * none are known.
 */
export function spokenHours(hours: OpeningHours): string | null {
  const kinds = [
    ["de lunes a viernes", hours.horarioSemana],
    ["los sábados", hours.horarioSabado],
    ["los domingos y festivos", hours.horarioDomingo],
  ] as const;
  const said = kinds.flatMap(([days, kept]) => {
    const [from, to] = kept?.split("-") ?? [];
    return from && to ? [`${days} de ${clockWords(from)} a ${clockWords(to)}`] : [];
  });
  return said.length > 0 ? listed(said) : null;
}

/** Returns a time of day in words: `las 6 p. m.`, `la 1:30 p. m.` */
const spokenHour = (clockTime: string): string =>
  `${Number(clockTime.slice(0, 2)) % 12 === 1 ? "la" : "las"} ${clockWords(clockTime)}`;

/** Returns a time of day without its article: `6 p. m.`, `1:30 p. m.` */
function clockWords(clockTime: string): string {
  const hour = Number(clockTime.slice(0, 2));
  const minutes = clockTime.slice(3);
  return `${hour % 12 || 12}${minutes === "00" ? "" : `:${minutes}`} ${hour < 12 ? "a. m." : "p. m."}`;
}
