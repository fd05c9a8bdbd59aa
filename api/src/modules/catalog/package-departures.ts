import { make } from "../../core/rows.ts";
import type { Work } from "../../core/mutation/work.ts";
import { Departure } from "./departure.entity.ts";
import type { Package } from "./package.entity.ts";
import type { PackageTrip } from "./package.rules.ts";

const same = (a: PackageTrip, b: PackageTrip): boolean => a.salida === b.salida && a.vuelta === b.vuelta;

/** Returns the ids of the departures that are missing from the new list, and so are removed. */
export const leavingTrips = (present: readonly Departure[], trips: readonly PackageTrip[]): string[] =>
  present.filter((departure) => !trips.some((trip) => same(trip, departure))).map(({ id }) => id);

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
    if (present.some((departure) => same(departure, trip))) continue;
    const departure = make(Departure, { ...trip, package: pack });
    work.add(departure);
  }
}
