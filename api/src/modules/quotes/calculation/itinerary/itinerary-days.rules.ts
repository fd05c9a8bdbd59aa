import { addDays, type Day, daysBetween } from "../../../../core/colombia/days.ts";
import { isSameText, plainWords } from "../../../../core/colombia/plain.ts";
import { counted } from "../../../../core/colombia/spoken.ts";
import { flightsOf, staysOf } from "../../quote/offer/offer-itinerary.rules.ts";
import { chosenLines, unnamedActivities } from "../costs/calculation-lines.rules.ts";
import type { CalculationSections } from "../costs/calculation-sections.rules.ts";
import { dayOfMoment, flightName, wayOf } from "../costs/itinerary.rules.ts";

/** Maximum number of days of an itinerary. */
export const maxDays = 90;
/** Maximum length of the title of a day. The next constant limits its text. */
export const longestDayTitle = 120;
export const longestDay = 2_000;

/** Maximum number of lines about excluded services. The next constant limits the length of a line. */
export const mostNotIncluded = 30;
export const longestNotIncluded = 120;

/** One day of a trip. */
export interface DayOfTrip {
  dia: number;
  titulo: string;
  texto: string;
  imagen: string | null;
}

/** Returns the text of a day without lines that only repeat its title. */
export const dayText = ({ titulo, texto }: { titulo: string | null; texto: string | null }): string =>
  (texto ?? "")
    .split("\n")
    .filter((line) => plainWords(line) === "" || !isSameText(line, titulo))
    .join("\n")
    .trim();

/** Trip for which an itinerary is proposed. */
interface Trip {
  readonly origen: string;
  readonly destino: string;
  readonly fechaIda: Day;
  readonly fechaRegreso: Day | null;
}

/**
 * Returns proposed days of a trip from its calculation: flights and stays on their days, one activity a day
 * from the second day on, and free days in between.
 */
export function proposedItinerary(sections: CalculationSections, trip: Trip): DayOfTrip[] {
  const { tiquetes, hotel, traslados } = sections;
  const stays = hotel ? staysOf(hotel) : [];
  const nights = stays.reduce((sum, { noches }) => sum + noches, 0);
  const last = trip.fechaRegreso ?? addDays(trip.fechaIda, nights);
  const count = Math.min(Math.max(daysBetween(trip.fechaIda, last) + 1, 1), maxDays);
  const textsByDay: string[][] = Array.from({ length: count }, () => []);
  const titles: (string | null)[] = textsByDay.map(() => null);
  const add = (at: number, text: string) => textsByDay[Math.min(Math.max(at, 0), count - 1)]?.push(text);

  const flights = tiquetes && tiquetes.tipo !== "sin_tiquetes" ? flightsOf(tiquetes) : [];
  flights.forEach((flight, place) => {
    const at = flight.salida
      ? daysBetween(trip.fechaIda, dayOfMoment(flight.salida))
      : place === 0
        ? 0
        : count - 1;
    add(at, flightText(flight));
  });
  if (traslados?.aeropuertoHotelIda.incluido) add(0, "Traslado del aeropuerto al hotel.");
  const cities: string[] = [];
  let night = 0;
  for (const stay of stays) {
    const at = stay.entrada ? daysBetween(trip.fechaIda, stay.entrada) : night;
    if (at >= 0 && at < count) {
      add(at, stayText(stay));
      if (at > 0 && stay.ciudad) titles[at] = `Llegada a ${stay.ciudad}`;
    }
    for (let one = 0; one < stay.noches; one += 1) cities[at + one] = stay.ciudad ?? trip.destino;
    night = at + stay.noches;
  }
  if (traslados?.hotelAeropuertoVuelta.incluido) add(count - 1, "Traslado del hotel al aeropuerto.");
  placeActivities(sections, { count, add, titles });

  titles[0] ??= `Llegada a ${trip.destino}`;
  if (count > 1) titles[count - 1] = trip.origen ? `Regreso a ${trip.origen}` : "Regreso";
  return textsByDay.map((texts, at) => {
    const city = cities[at] ?? trip.destino;
    const titulo = (titles[at] ?? `Día libre en ${city}`).slice(0, longestDayTitle);
    const texto =
      texts.length > 0
        ? dayText({ titulo, texto: texts.join("\n") })
        : `Tiempo libre para conocer ${city} a tu ritmo.`;
    return { dia: at + 1, titulo, texto: texto.slice(0, longestDay), imagen: null };
  });
}

interface Placing {
  readonly count: number;
  readonly add: (at: number, text: string) => void;
  readonly titles: (string | null)[];
}

/**
 * Distributes the activities over the days between arrival and return, one a day; remaining activities start
 * again on the first of these days. Activities without names belong to the whole trip and are not placed.
 */
function placeActivities(sections: CalculationSections, { count, add, titles }: Placing): void {
  const unnamed = unnamedActivities(sections.actividadesAdicionales);
  const activities = chosenLines(sections, 1).filter(
    ({ tipo, descripcion }) => tipo === "excursiones" && descripcion !== unnamed,
  );
  const free = Math.max(count - 2, 1);
  activities.forEach(({ descripcion, origen }, place) => {
    const at = count > 2 ? 1 + (place % free) : 0;
    const { descripcion: more, duracion } = origen as {
      descripcion?: string | null;
      duracion?: string | null;
    };
    const about = [more && more !== descripcion && more, duracion && `duración: ${duracion}`].filter(Boolean);
    add(at, about.length > 0 ? `${descripcion}: ${about.join("; ")}.` : `${descripcion}.`);
    if (at > 0) titles[at] ??= descripcion;
  });
}

type Flight = ReturnType<typeof flightsOf>[number];
type Stay = ReturnType<typeof staysOf>[number];

function flightText(flight: Flight): string {
  const { aerolinea, vuelo, salida, llegada } = flight;
  const way = wayOf(flight);
  const name = flightName(aerolinea, vuelo);
  const hours = [hourOf(salida, "sale"), hourOf(llegada, "llega")].filter(Boolean);
  const parts = [`Vuelo${way ? ` ${way}` : ""}`, name && `con ${name}`, hours.join(" y ")];
  return `${parts.filter(Boolean).join(", ")}.`;
}

const hourOf = (moment: string | null, verb: string): string | null => {
  const hour = moment?.slice(11);
  return hour ? `${verb} a las ${hour}` : null;
};

function stayText({ nombre, ciudad, noches }: Stay): string {
  const parts = [
    nombre ? `Alojamiento en ${nombre}` : "Alojamiento",
    ciudad,
    noches > 0 && counted(noches, "noche", "noches"),
  ];
  return `${parts.filter(Boolean).join(", ")}.`;
}

/**
 * Returns the common services that the price does not include, proposed from the sections that were not
 * chosen. A service that the client may add is not listed.
 */
export function notIncluded(sections: CalculationSections): string[] {
  const { equipaje, seguros } = sections;
  const luggage = equipaje && [equipaje.cabina, equipaje.bodega, equipaje.equipajeExtra];
  const bought = new Set([
    ...chosenLines(sections, 1).map(({ tipo }) => tipo),
    ...(luggage?.some(({ opcional }) => opcional) ? (["equipaje"] as const) : []),
    ...(seguros?.asistenciaMedica.opcional ? (["asistencia_medica"] as const) : []),
  ]);
  const baggage = sections.tiquetes && flightsOf(sections.tiquetes).some(({ equipaje }) => equipaje);
  const missing: readonly (readonly [lacks: boolean, text: string])[] = [
    [!bought.has("tickets"), "Tiquetes"],
    [bought.has("tickets") && !bought.has("equipaje") && !baggage, "Equipaje adicional"],
    [!bought.has("alojamiento"), "Alojamiento"],
    [!bought.has("traslados"), "Traslados"],
    [!bought.has("alimentacion"), "Alimentación"],
    [!bought.has("asistencia_medica"), "Asistencia médica"],
  ];
  return missing.flatMap(([lacks, text]) => (lacks ? [text] : []));
}
