/** Financial facts that determine the mark of a trip; amounts in COP. */
export interface MarkedTrip {
  readonly cancelado: boolean;
  readonly comprado: number;
  readonly porComprar: number;
}

/** Mark of a trip that has no cost yet. */
export const NO_COSTS = "Sin costos";

/**
 * Returns the mark beside the number of a trip whose profit is incomplete: the trip was cancelled, or no cost
 * was agreed or purchased yet, as for a manually entered price. Null for all other trips.
 */
export const tripMark = ({ cancelado, comprado, porComprar }: MarkedTrip): string | null =>
  cancelado ? "Cancelado" : comprado + porComprar === 0 ? NO_COSTS : null;
