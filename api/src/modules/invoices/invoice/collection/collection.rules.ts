import type { Cop } from "../../../../core/colombia/cop.ts";

/** Spanish labels of {@link InvoiceCollection}. */
export const collectionLabels = {
  sin_cobrar: "Sin cobrar",
  parcial: "Parcial",
  pagada: "Pagada",
} as const;
/** Share of an invoice that the client has paid: none, part or all. */
export type InvoiceCollection = keyof typeof collectionLabels;

/** Amounts that determine how much of an invoice has been collected, in COP. */
export interface Collectible {
  readonly totalAmount: Cop;
  readonly creditedAmount: Cop;
}

const left = ({ totalAmount, creditedAmount }: Collectible): Cop => totalAmount - creditedAmount;

/**
 * Returns the collected amount of each invoice of a contract, oldest first. The money received for the
 * contract covers the uncredited amount of one invoice before the next. Null for a fully credited invoice.
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
