import { enumOf, registerEnum } from "../../../core/enums.ts";
import { followedLabels } from "../follow-up/payment-alerts.rules.ts";
import { meansLabels } from "./means/means.rules.ts";
import { type PaymentStatus as Status, paymentLifecycle } from "./payment.lifecycle.ts";

/** Statuses of a payment in the schema; their allowed changes are in `payment.lifecycle`. */
export const PaymentStatus = enumOf("PaymentStatus", paymentLifecycle.statuses, {
  label: "Estado",
  labels: { pending: "Pendiente", verified: "Verificado", rejected: "Rechazado" },
  description: "Estado de un pago del cliente.",
});
export type PaymentStatus = Status;

/** Decision on a payment that awaits verification. */
export const PaymentDecision = { verified: "verified", rejected: "rejected" } as const;
export type PaymentDecision = keyof typeof PaymentDecision;
registerEnum(PaymentDecision, {
  name: "PaymentDecision",
  label: "Decisión",
  labels: { verified: "Verificado", rejected: "Rechazado" },
  description: "Decisión sobre un pago por verificar.",
});

/** Kind of a client's payment; `wompi` is an online payment. */
export const TipoPago = {
  transferencia: "transferencia",
  efectivo: "efectivo",
  cheque: "cheque",
  tarjeta: "tarjeta",
  wompi: "wompi",
} as const;
export type TipoPago = keyof typeof TipoPago;
registerEnum(TipoPago, {
  name: "TipoPago",
  label: "Tipo de pago",
  description: "Medio con el que pagó el cliente.",
});

/** Means by which a client paid; each belongs to one kind of payment. */
export const MedioDePago = {
  transferencia: "transferencia",
  consignacion: "consignacion",
  pse: "pse",
  nequi: "nequi",
  daviplata: "daviplata",
  bre_b: "bre_b",
  efectivo: "efectivo",
  corresponsal: "corresponsal",
  cheque: "cheque",
  datafono: "datafono",
  wompi: "wompi",
} as const;
export type MedioDePago = keyof typeof MedioDePago;
registerEnum(MedioDePago, {
  name: "MedioDePago",
  label: "Medio de pago",
  labels: meansLabels,
  description: "Medio exacto con el que pagó el cliente.",
});

/** Overall state of a contract's payments. */
export const ContractPaymentState = {
  completed: "completed",
  overdue: "overdue",
  partial: "partial",
  pending: "pending",
} as const;
export type ContractPaymentState = keyof typeof ContractPaymentState;
registerEnum(ContractPaymentState, {
  name: "ContractPaymentState",
  description: "Estado de los pagos de un contrato.",
});

/**
 * Filter of the payment follow-up: contracts with an overdue amount, partly paid, without payments, with
 * alerts, or fully paid; without a filter all contracts.
 */
export const PaymentFollowUp = {
  overdue: "overdue",
  partial: "partial",
  unpaid: "unpaid",
  alerts: "alerts",
  completed: "completed",
} as const;
export type PaymentFollowUp = keyof typeof PaymentFollowUp;
registerEnum(PaymentFollowUp, {
  name: "PaymentFollowUp",
  labels: followedLabels,
  description: "Filtro del seguimiento de pagos.",
});

/** Sort orders of the payment follow-up. */
export const PaymentFollowUpOrder = {
  prioridad: "prioridad",
  fecha: "fecha",
  monto: "monto",
  cliente: "cliente",
} as const;
export type PaymentFollowUpOrder = keyof typeof PaymentFollowUpOrder;
registerEnum(PaymentFollowUpOrder, {
  name: "PaymentFollowUpOrder",
  description: "Orden del seguimiento de pagos.",
});
