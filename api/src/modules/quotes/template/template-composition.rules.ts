import { plainName } from "../../../core/colombia/plain.ts";
import { addDays, type Day, daysBetween } from "../../../core/colombia/days.ts";
import type { CalculationSections } from "../calculation/costs/calculation-sections.rules.ts";
import { type CalculatedTrip, followTrip } from "../calculation/costs/calculation-trip.rules.ts";
import type { ItineraryDay } from "../calculation/itinerary/itinerary.type.ts";

/** Content of one option of a template. */
export interface TemplateOption {
  /** Name of the option; null when it is the only one. */
  readonly name: string | null;
  readonly recommended: boolean;
  readonly profit: { readonly porcentaje: number; readonly valorFijo: number };
  readonly sections: CalculationSections;
  /** Days that a person wrote; null when the days are proposed automatically. */
  readonly days: readonly ItineraryDay[] | null;
  /** Excluded services that a person wrote; the key is absent when they are proposed automatically. */
  readonly notIncluded?: readonly string[];
}

/** Minimum length of a text that can identify a person. */
const shortest = 4;

/**
 * Returns whether a text contains data of one of the persons: the full name, an e-mail, a phone number or a
 * document.
 */
export function namesSomebody(text: string, persons: readonly string[]): boolean {
  const said = plainName(text);
  return persons.some((person) => {
    const sought = plainName(person);
    return sought.length >= shortest && said.includes(sought);
  });
}

/** Returns a value with every text in it replaced by `change`, which receives the field name of each text. */
function changedTexts<Value>(
  value: Value,
  change: (text: string, field: string) => string | null,
  field = "",
): Value {
  if (typeof value === "string") return change(value, field) as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => changedTexts(one, change, field)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, changedTexts(one as unknown, change, name)]),
  ) as Value;
}

/** Fields in which sellers write about the person for whom they calculate. */
const notes = ["observaciones"];

/** Returns a value without notes and without texts that contain data of one of the persons. */
export const withoutPersons = <Value>(value: Value, persons: readonly string[]): Value =>
  changedTexts(value, (text, field) => {
    if (notes.includes(field)) return null;
    return namesSomebody(text, persons) ? "" : text;
  });

const dated = /^\d{4}-\d{2}-\d{2}(?=$|T)/;

/** Returns a value with all its days, with or without a time, moved later by `count` days. */
const shifted = <Value>(value: Value, count: number): Value =>
  changedTexts(value, (text) =>
    text.replace(dated, (day) => (Number.isNaN(Date.parse(day)) ? day : addDays(day, count))),
  );

/** Returns the sections of a template adjusted to the days and places of a new trip. */
export function sectionsFor(
  sections: CalculationSections,
  from: { readonly origen: string; readonly destino: string; readonly noches: number | null },
  departure: Day,
  trip: CalculatedTrip,
): CalculationSections {
  const moved = shifted(sections, daysBetween(departure, trip.fechaIda));
  const { origen, destino, noches } = from;
  const fechaRegreso = noches === null ? null : addDays(trip.fechaIda, noches);
  const before = { origen, destino, fechaIda: trip.fechaIda, fechaRegreso };
  return { ...moved, ...followTrip(moved, before, trip) };
}
