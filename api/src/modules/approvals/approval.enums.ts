import { registerEnum } from "../../core/enums.ts";
import { payoutKindLabels } from "./approval.rules.ts";
import { approvalLifecycle, type ApprovalStatus as Status } from "./approval.lifecycle.ts";

/** Kinds of outgoing payment. */
export const PayoutKind = {
  commission: "commission",
  purchase: "purchase",
  installment: "installment",
  refund: "refund",
} as const;
export type PayoutKind = keyof typeof PayoutKind;
registerEnum(PayoutKind, {
  name: "PayoutKind",
  label: "Clase de pago",
  labels: payoutKindLabels,
  description: "Por qué sale dinero de la agencia.",
});

/** Statuses of the approval of a payment. */
export const ApprovalStatus = {
  waiting: "waiting",
  approved: "approved",
  spent: "spent",
  withdrawn: "withdrawn",
} as const satisfies Record<Status, Status>;
export type ApprovalStatus = Status;
registerEnum(ApprovalStatus, {
  name: "ApprovalStatus",
  label: "Estado de la aprobación",
  labels: approvalLifecycle.labels,
  description: "En qué va la aprobación de un pago por una segunda persona.",
});
