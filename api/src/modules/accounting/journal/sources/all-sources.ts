import { creditNotes, invoices } from "./invoices.ts";
import { freeReceipts, payments, reversals, reviews } from "./payments.ts";
import { airlines, commissions, raffleNumbers, refunds } from "./payouts.ts";
import { outflows, purchases, voidedPurchases } from "./purchases.ts";
import type { Source } from "./source.type.ts";

/** Everything that the journal reads; another movement is another source. */
export const sources: readonly Source[] = [
  ...[payments, reversals, reviews, freeReceipts],
  ...[purchases, voidedPurchases, outflows],
  ...[invoices, creditNotes],
  ...[refunds, airlines, commissions, raffleNumbers],
];
