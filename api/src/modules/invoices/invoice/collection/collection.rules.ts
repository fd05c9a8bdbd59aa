import type { Cop } from "../../../../core/cop.ts";

/** Spanish names of how far an invoice is collected. */
export const collectionLabels = {
  sin_cobrar: "Sin cobrar",
  parcial: "Parcial",
  pagada: "Pagada",
} as const;
/** Part of an invoice that its client has paid: nothing, something or all. */
export type InvoiceCollection = keyof typeof collectionLabels;

/** Amounts of an invoice that decide how much of it is collected, in COP. */
export interface Collectible {
  readonly totalAmount: Cop;
  readonly creditedAmount: Cop;
}

const left = ({ totalAmount, creditedAmount }: Collectible): Cop => totalAmount - creditedAmount;

/**
 * Returns the collected part of each invoice of a contract, the oldest first, from the money received for the
 * contract: it covers the uncredited part of one invoice before the next. Null for an invoice that is
 * credited whole.
 */
export function collections(
  received: Cop,
  invoices: readonly Collectible[],
): readonly (InvoiceCollection | null)[] {
  let available = received;
  return invoices.map((invoice) => {
    const owed = left(invoice);
    const collected = Math.max(0, Math.min(available, owed));
    available -= collected;
    if (owed === 0) return null;
    if (collected === 0) return "sin_cobrar";
    return collected < owed ? "parcial" : "pagada";
  });
}
