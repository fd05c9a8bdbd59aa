import { daysBetween } from "../../../../core/colombia/days.ts";
import { isSameText } from "../../../../core/colombia/plain.ts";
import { dayOfMoment } from "../../calculation/costs/itinerary.rules.ts";

/** Maximum number of flights of one direction. */
export const mostLegs = 3;

/** Places and times of a flight; an empty text is no value. */
interface Leg {
  readonly origen: string | null;
  readonly destino: string | null;
  readonly salida: string | null;
  readonly llegada: string | null;
}

/**
 * Returns the flights with which a direction continues to its destination after a change of plane, out of the
 * trip's later flights; none for a direct flight. The direction has the places of the trip, and the times of
 * its first flight.
 */
export function connectionsOf<Further extends Leg>(way: Leg, further: readonly Further[]): Further[] {
  const legs: Further[] = [];
  let last: Leg = way;
  while (legs.length < mostLegs - 1) {
    const [next] = further
      .filter((one) => !legs.includes(one) && continues(way, last, one))
      .toSorted((one, other) => ((one.salida ?? "") < (other.salida ?? "") ? -1 : 1));
    if (!next) return [];
    legs.push(next);
    if (isSameText(next.destino, way.destino)) return legs;
    last = next;
  }
  return [];
}

/**
 * Divides the flights of an offer into directions, each a flight with its connections; a flight back to a
 * place where the direction has been begins another.
 */
export function directionsOf<Flight extends Leg>(flights: readonly Flight[]): Flight[][] {
  const directions: Flight[][] = [];
  for (const flight of flights) {
    const own = directions.at(-1);
    const last = own?.at(-1);
    const goesOn =
      last && isSameText(flight.origen, last.destino) && flight.destino && isSoonAfter(last, flight);
    if (own && goesOn && !own.some(({ origen }) => isSameText(origen, flight.destino))) own.push(flight);
    else directions.push([flight]);
  }
  return directions;
}

function continues(way: Leg, last: Leg, next: Leg): boolean {
  if (!next.origen || !next.destino || !isSoonAfter(last, next)) return false;
  if (last !== way) return isSameText(next.origen, last.destino);
  return !isSameText(next.origen, way.origen) && !isSameText(next.origen, way.destino);
}

/** Returns whether a flight leaves on the day of another's arrival, after it, or on the next day. */
function isSoonAfter(last: Leg, next: Leg): boolean {
  const arrival = last.llegada || last.salida;
  if (!arrival || !next.salida) return false;
  const days = daysBetween(dayOfMoment(arrival), dayOfMoment(next.salida));
  const isWithHours = arrival.length > 10 && next.salida.length > 10;
  return days === 1 || (days === 0 && (!isWithHours || next.salida >= arrival));
}
