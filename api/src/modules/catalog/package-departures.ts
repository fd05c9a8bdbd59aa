import { make } from "../../core/rows.ts";
import type { Work } from "../../core/mutation/work.ts";
import { Departure } from "./departure.entity.ts";
import type { Package } from "./package.entity.ts";
import type { PackageTrip } from "./package.rules.ts";

const same = (a: PackageTrip, b: PackageTrip): boolean => a.salida === b.salida && a.vuelta === b.vuelta;

/** Returns the ids of the departures that are missing from the new list, and so are removed. */
export const leavingTrips = (present: readonly Departure[], trips: readonly PackageTrip[]): string[] =>
  present.filter((departure) => !trips.some((trip) => same(trip, departure))).map(({ id }) => id);

/** Returns the stored departure of the same days; undefined for a new one. */
const storedOf = (present: readonly Departure[], trip: PackageTrip): Departure | undefined =>
  present.find((departure) => same(departure, trip));

/** Returns the price of a departure after an edit, in COP; null for the package's. */
const priceOf = (present: readonly Departure[], trip: PackageTrip): number | null =>
  trip.price === undefined ? (storedOf(present, trip)?.price ?? null) : trip.price;

/** Returns the lowest price of a package and its departures after an edit, in COP per person. */
export const lowestPrice = (
  price: number,
  present: readonly Departure[],
  trips: readonly PackageTrip[],
): number => Math.min(price, ...trips.map((trip) => priceOf(present, trip) ?? price));

/** Returns whether an edit gives a departure that stays another price. */
export const pricesChange = (present: readonly Departure[], trips: readonly PackageTrip[]): boolean =>
  trips.some((trip) => {
    const stored = storedOf(present, trip);
    return stored !== undefined && stored.price !== priceOf(present, trip);
  });

/** Sets the departures of a package; departures that remain keep their rows. */
export function setTrips(
  work: Work,
  pack: Package,
  present: readonly Departure[],
  trips: readonly PackageTrip[],
): void {
  const leaving = leavingTrips(present, trips);
  for (const departure of present) if (leaving.includes(departure.id)) work.em.remove(departure);
  for (const trip of trips) {
    const stored = storedOf(present, trip);
    const price = priceOf(present, trip);
    if (stored) stored.price = price;
    else work.add(make(Departure, { ...trip, price, package: pack }));
  }
}
