import { type Day, daysBetween } from "../../../core/colombia/days.ts";

/** Days between two flights of one direction. */
const CHANGING = 1;

interface WayFlight {
  readonly origen?: string | null;
  readonly destino?: string | null;
  readonly fecha?: Day | null;
}

/**
 * Divides flights in their order into the outward and the return flights. The first return flight arrives at
 * a place where the trip has been, or leaves some days later.
 */
export function flightsByWay<Flight extends WayFlight>(
  flights: readonly Flight[],
): { readonly there: readonly Flight[]; readonly back: readonly Flight[] } {
  const turn = flights.findIndex((flight, at) => at > 0 && returns(flight, flights.slice(0, at)));
  return turn === -1
    ? { there: flights, back: [] }
    : { there: flights.slice(0, turn), back: flights.slice(turn) };
}

function returns({ origen, destino, fecha }: WayFlight, before: readonly WayFlight[]): boolean {
  const last = before.at(-1)?.fecha;
  if (fecha && last && daysBetween(last, fecha) > CHANGING) return true;
  // A second flight without places is the way back of a pair.
  return destino ? before.some((one) => one.origen === destino) : !origen;
}
