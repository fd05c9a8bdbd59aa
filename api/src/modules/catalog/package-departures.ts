import type { Work } from "../../core/mutation/work.ts";
import { Departure } from "./departure.entity.ts";
import type { Package } from "./package.entity.ts";
import type { Trip } from "./package.rules.ts";

const same = (a: Trip, b: Trip): boolean => a.salida === b.salida && a.vuelta === b.vuelta;

/** Gives a package these departures: those that it has and keeps stay the rows they are. */
export function setTrips(
  work: Work,
  pack: Package,
  present: readonly Departure[],
  trips: readonly Trip[],
): void {
  for (const departure of present)
    if (!trips.some((trip) => same(trip, departure))) work.em.remove(departure);
  for (const trip of trips) {
    if (present.some((departure) => same(departure, trip))) continue;
    const departure = new Departure();
    Object.assign(departure, trip, { package: pack });
    work.add(departure);
  }
}
