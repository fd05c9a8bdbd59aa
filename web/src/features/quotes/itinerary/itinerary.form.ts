import { longestDay, longestDayTitle } from "@travesia/api/providers/library/day-text.rules";
import { longestNotIncluded } from "@travesia/api/quotes/calculation/itinerary/itinerary-days.rules";
import { amountOrZero, fieldsOf, rows, text, textOrNull, trimmed } from "../../../ui/form/fields.ts";
import type { ValuesOf } from "../../../ui/form/fields.ts";

/** A day of an itinerary, in the form the server sends. */
export interface StoredDay {
  readonly dia: number | null;
  readonly titulo: string | null;
  readonly texto: string | null;
  readonly imagen: string | null;
}

/** Form fields of one day. */
export const dayFields = fieldsOf<StoredDay>()({
  dia: amountOrZero(),
  titulo: trimmed({
    required: "Cada día del itinerario necesita un título",
    wrong: (value) =>
      value.length > longestDayTitle
        ? `El título de un día tiene como máximo ${longestDayTitle} letras`
        : null,
  }),
  texto: text({
    wrong: (value) =>
      value.length > longestDay
        ? `El texto de un día tiene como máximo ${longestDay.toLocaleString("es-CO")} letras`
        : null,
  }),
  imagen: textOrNull(),
});

/** Form fields of the days of a trip. */
export const itineraryFields = fieldsOf<{ readonly itinerario: readonly StoredDay[] }>()({
  itinerario: rows(dayFields),
});
export type ItineraryForm = ValuesOf<typeof itineraryFields>;
type Day = ItineraryForm["itinerario"][number];

/** Form fields for the services not included in the price, one per line. */
export const notIncludedFields = fieldsOf<{ readonly noIncluye: readonly string[] }>()({
  noIncluye: {
    empty: "",
    read: (stored: readonly string[]): string => stored.join("\n"),
    send: (typed: string): string[] => linesOf(typed),
    wrong: (typed: string) =>
      linesOf(typed).some((line) => line.length > longestNotIncluded)
        ? `Cada línea tiene como máximo ${longestNotIncluded} letras`
        : null,
  },
});

const linesOf = (typed: string): string[] =>
  typed
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** Returns the days with one more, which gets the first free number and is sorted in. */
export function withAnotherDay(days: readonly Day[]): Day[] {
  const taken = new Set(days.map(({ dia }) => dia));
  let free = 1;
  while (taken.has(free)) free += 1;
  return [...days, { ...dayFields.empty, dia: free }].sort((one, other) => (one.dia ?? 0) - (other.dia ?? 0));
}

/**
 * Returns the days with the texts of two neighbours exchanged; each day keeps its number, because the number
 * determines its date.
 */
export function swapped(days: readonly Day[], at: number, by: -1 | 1): Day[] {
  const other = at + by;
  const [one, two] = [days[at], days[other]];
  if (!one || !two) return [...days];
  return days.map((day, place) =>
    place === at ? { ...two, dia: one.dia } : place === other ? { ...one, dia: two.dia } : day,
  );
}
