/** Facts of a trip's money that its mark depends on; amounts in COP. */
export interface MarkedTrip {
  readonly cancelado: boolean;
  readonly comprado: number;
  readonly porComprar: number;
}

/** Mark of a trip that has no cost yet. */
export const NO_COSTS = "Sin costos";

/**
 * Returns the words beside the number of a trip whose profit is not complete: it was cancelled, or no cost
 * was agreed or bought yet, as for a typed price; null for every other.
 */
export const tripMark = ({ cancelado, comprado, porComprar }: MarkedTrip): string | null =>
  cancelado ? "Cancelado" : comprado + porComprar === 0 ? NO_COSTS : null;
