import type { Module } from "../../core/module.ts";
import { fileScope } from "../../core/storage/file-scope.ts";
import { visiblePayments } from "./payment.access.ts";
import { PaymentReversal } from "./payment-reversal.entity.ts";
import { Payment } from "./payment.entity.ts";

/** What clients pay for their contracts, who verifies it, and the receipts. */
export const payments: Module = {
  name: "payments",
  entities: [Payment, PaymentReversal],
  files: { payment: fileScope(Payment, visiblePayments) },
};
