import { type Listener, on } from "../../../core/events/listeners.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { applyRules } from "./rule/apply-rules.ts";

/** Queues one comparison of the open outflows with the agency's debts and payments. */
const compare = (work: Work): Promise<void> => work.job("bank.compare-outflows", {}, "bank.compare-outflows");

/** Listeners that update the proposals of outflows when a purchase, commission or refund changes. */
export const outflowListeners: readonly Listener[] = [
  // After the proposals of the same import: a line with a proposal is left to people.
  on("bank.imported", (work, { importId, accountId }) => applyRules(work, importId, accountId)),
  on("purchase.registered", compare),
  on("purchase.paid", compare),
  on("purchase.voided", compare),
  on("installment.paid", compare),
  on("commission.approved", compare),
  on("commission.paid", compare),
  on("commission.voided", compare),
  on("refund.opened", compare),
  on("refund.account-given", compare),
  on("refund.paid", compare),
  on("refund.annulled", compare),
];
