import { type Listener, on } from "../../../../core/events/listeners.ts";
import { eraseAccountOf, eraseAccountsOf, eraseAccountsOfProven } from "./erase-accounts.ts";

/**
 * Listeners that erase the accounts of an erased person's refunds: at the erasure, or later when a refund is
 * settled.
 */
export const refundErasures: readonly Listener[] = [
  on("user.erased", (work, { userId }) => eraseAccountsOf(work, userId)),
  on("person.erased", (work, { proven }) => eraseAccountsOfProven(work, proven)),
  on("refund.paid", (work, { refundId }) => eraseAccountOf(work, refundId)),
  on("refund.annulled", (work, { refundId }) => eraseAccountOf(work, refundId)),
];
