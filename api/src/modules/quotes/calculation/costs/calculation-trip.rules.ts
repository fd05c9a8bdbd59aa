import { type Day, daysBetween } from "../../../../core/colombia/days.ts";
import type { CalculationSections } from "./calculation-sections.rules.ts";

/** Places and days of a calculated trip. */
export interface CalculatedTrip {
  readonly origen: string;
  readonly destino: string;
  readonly fechaIda: Day;
  readonly fechaRegreso: Day | null;
}

/** Fields of a quote with the place and days of its trip. */
export const tripKeys = [
  "origen",
  "destino",
  "fechaIda",
  "fechaRegreso",
] as const satisfies readonly (keyof CalculatedTrip)[];

const nightsOf = ({ fechaIda, fechaRegreso }: CalculatedTrip) =>
  fechaRegreso ? daysBetween(fechaIda, fechaRegreso) : null;

/**
 * Returns the changed trip's value if the field still equals the previous trip's value; otherwise the value
 * that the seller entered.
 */
const followed = <Value>(there: Value, before: NonNullable<Value> | null, after: Value): Value =>
  there === before ? after : there;

/**
 * Returns the tickets and the hotel of a calculation after its trip changed: places, days and nights that
 * equalled the trip's values are updated.
 */
export function followTrip(
  { tiquetes, hotel }: Pick<CalculationSections, "tiquetes" | "hotel">,
  before: CalculatedTrip,
  after: CalculatedTrip,
): Pick<CalculationSections, "tiquetes" | "hotel"> {
  return {
    tiquetes: tiquetes && {
      ...tiquetes,
      origen: followed(tiquetes.origen, before.origen, after.origen),
      destino: followed(tiquetes.destino, before.destino, after.destino),
      fechaIda: followed(tiquetes.fechaIda, before.fechaIda, after.fechaIda),
      fechaVuelta: followed(tiquetes.fechaVuelta, before.fechaRegreso, after.fechaRegreso),
    },
    hotel: hotel && {
      ...hotel,
      ubicacion: followed(hotel.ubicacion, before.destino, after.destino),
      noches: followed(hotel.noches, nightsOf(before), nightsOf(after) ?? hotel.noches),
    },
  };
}
