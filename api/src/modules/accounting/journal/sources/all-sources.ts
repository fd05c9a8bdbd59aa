import { bankConcepts } from "./bank.ts";
import { creditNotes, invoices } from "./invoices.ts";
import { freeReceipts, payments, reversals, reviews } from "./payments.ts";
import { airlines, commissions, kept, raffleNumbers, refunds, salaries } from "./payouts.ts";
import { outflows, purchases, returnedClaims, voidedPurchases } from "./purchases.ts";
import { settlements } from "./settlements.ts";
import type { Source } from "./source.type.ts";

/** Everything that the journal reads; another movement is another source. */
export const sources: readonly Source[] = [
  ...[payments, reversals, reviews, freeReceipts],
  ...[bankConcepts, settlements],
  ...[purchases, voidedPurchases, outflows, returnedClaims],
  ...[invoices, creditNotes],
  ...[refunds, airlines, kept, commissions, salaries, raffleNumbers],
];
