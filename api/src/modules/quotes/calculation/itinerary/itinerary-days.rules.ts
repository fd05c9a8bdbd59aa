import { addDays, type Day, daysBetween } from "../../../../core/colombia/days.ts";
import { isSameText, plainWords } from "../../../../core/colombia/plain.ts";
import { counted } from "../../../../core/colombia/spoken.ts";
import {
  type DayOfPlace,
  type DayText,
  longestDay,
  longestDayTitle,
  textOfDay,
} from "../../../providers/library/day-text.rules.ts";
import { flightsOf, staysOf } from "../../quote/offer/offer-itinerary.rules.ts";
import { chosenLines, unnamedActivities } from "../costs/calculation-lines.rules.ts";
import type { CalculationSections } from "../costs/calculation-sections.rules.ts";
import { dayOfMoment, flightName, wayOf } from "../costs/itinerary.rules.ts";

/** Maximum number of days of an itinerary. */
export const maxDays = 90;

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

/** Day of a proposed itinerary: lines of facts of the trip, and general lines that the agency may replace. */
interface PlannedDay extends DayOfPlace {
  readonly dia: number;
  readonly titulo: string;
  readonly facts: readonly string[];
  readonly general: readonly string[];
}

/**
 * Returns proposed days of a trip from its calculation, with the agency's texts in place of general lines.
 */
export const proposedItinerary = (
  sections: CalculationSections,
  trip: Trip,
  texts: readonly DayText[] = [],
): DayOfTrip[] =>
  plannedDays(sections, trip).map((day) => {
    const own = textOfDay(day, texts);
    const titulo = own?.titulo ?? day.titulo;
    const lines = [...day.facts, ...(own ? [own.texto] : day.general)];
    const texto = dayText({ titulo, texto: lines.join("\n") }).slice(0, longestDay);
    return { dia: day.dia, titulo, texto, imagen: null };
  });

/**
 * Plans the days of a trip from its calculation: flights and stays on their days, one activity a day from the
 * second day on, and free days in between.
 */
export function plannedDays(sections: CalculationSections, trip: Trip): PlannedDay[] {
  const { tiquetes, hotel, traslados } = sections;
  const stays = hotel ? staysOf(hotel) : [];
  const nights = stays.reduce((sum, { noches }) => sum + noches, 0);
  const last = trip.fechaRegreso ?? addDays(trip.fechaIda, nights);
  const count = Math.min(Math.max(daysBetween(trip.fechaIda, last) + 1, 1), maxDays);
  const factsByDay: string[][] = Array.from({ length: count }, () => []);
  const titles: (string | null)[] = factsByDay.map(() => null);
  const add = (at: number, text: string) => factsByDay[Math.min(Math.max(at, 0), count - 1)]?.push(text);
  const arrivals = new Set([0]);

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
      if (at > 0 && stay.ciudad) {
        titles[at] = `Llegada a ${stay.ciudad}`;
        arrivals.add(at);
      }
    }
    for (let one = 0; one < stay.noches; one += 1) cities[at + one] = stay.ciudad ?? trip.destino;
    night = at + stay.noches;
  }
  if (traslados?.hotelAeropuertoVuelta.incluido) add(count - 1, "Traslado del hotel al aeropuerto.");
  const activitiesByDay = placeActivities(sections, { count, titles });

  titles[0] ??= `Llegada a ${trip.destino}`;
  if (count > 1) titles[count - 1] = trip.origen ? `Regreso a ${trip.origen}` : "Regreso";
  return factsByDay.map((facts, at) => {
    const city = cities[at] ?? trip.destino;
    const titulo = (titles[at] ?? `Día libre en ${city}`).slice(0, longestDayTitle);
    const activities = activitiesByDay[at] ?? [];
    const general =
      facts.length + activities.length > 0 ? activities : [`Tiempo libre para conocer ${city} a tu ritmo.`];
    const day = { dia: at + 1, titulo, facts, general, activity: null };
    if (at === count - 1 && count > 1) return { ...day, kind: "regreso", place: cities[at - 1] ?? city };
    if (arrivals.has(at)) return { ...day, kind: "llegada", place: at === 0 ? trip.destino : city };
    if (activities.length > 0) return { ...day, kind: "excursion", place: city, activity: titulo };
    return { ...day, kind: "estadia", place: city };
  });
}

interface Placing {
  readonly count: number;
  readonly titles: (string | null)[];
}

/**
 * Distributes the activities over the days between arrival and return, one a day; remaining activities start
 * again on the first of these days. Activities without names belong to the whole trip and are not placed.
 * Returns the lines of each day.
 */
function placeActivities(sections: CalculationSections, { count, titles }: Placing): string[][] {
  const lines: string[][] = Array.from({ length: count }, () => []);
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
    lines[at]?.push(about.length > 0 ? `${descripcion}: ${about.join("; ")}.` : `${descripcion}.`);
    if (at > 0) titles[at] ??= descripcion;
  });
  return lines;
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
