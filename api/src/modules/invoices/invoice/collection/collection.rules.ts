import type { Cop } from "../../../../core/cop.ts";

/** Spanish names of how far an invoice is collected. */
export const collectionLabels = {
  sin_cobrar: "Sin cobrar",
  parcial: "Parcial",
  pagada: "Pagada",
} as const;
/** Part of an invoice that its client has paid: nothing, something or all. */
export type InvoiceCollection = keyof typeof collectionLabels;

/** Amounts of an invoice that decide what is collected of it, in COP. */
export interface Collectible {
  readonly totalAmount: Cop;
  readonly creditedAmount: Cop;
}

const left = ({ totalAmount, creditedAmount }: Collectible): Cop => totalAmount - creditedAmount;

/**
 * Returns how far each invoice of a contract is collected, the oldest first, out of the money received for
 * the contract: it covers what credit notes leave of one invoice before it goes on to the next. Null of an
 * invoice that is credited whole.
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
