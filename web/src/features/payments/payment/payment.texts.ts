import type { Tone } from "@travesia/api/look";
import { contractPaymentLabels, urgencyLabels } from "@travesia/api/payments/follow-up/payment-alerts.rules";
import { WITHDRAWN } from "@travesia/api/payments/payment/payment.rules";
import { meansLabels } from "@travesia/api/payments/payment/means/means.rules";
import { type PaymentStatus, shownPaymentLabels } from "@travesia/api/payments/payment/payment.lifecycle";
import type { ContractPaymentState, PaymentFollowUpOrder } from "../../../graphql/schema.generated.ts";

/** Label of each status; a reversed payment also shows the label `Anulado`. */
const { reversed: _reversed, ...labels } = shownPaymentLabels;
export const paymentLabels = labels satisfies Record<PaymentStatus, string>;

export const paymentTones = { pending: "sun", verified: "leaf", rejected: "clay" } satisfies Record<
  PaymentStatus,
  Tone
>;

const { wompi: _, ...registered } = meansLabels;

/** Payment methods that a user can register; online payments are registered automatically. */
export const meansOptions = Object.entries(registered).map(([value, label]) => ({ value, label }));

export const followOrders = {
  prioridad: "Prioridad",
  fecha: "Fecha",
  monto: "Valor",
  cliente: "Cliente",
} satisfies Record<PaymentFollowUpOrder, string>;

/** Returns the colour of a contract's payment state: clay when overdue, sun when due soon. */
export const followTone = (estado: ContractPaymentState, prioridad: number): Tone =>
  estado === "completed"
    ? "leaf"
    : prioridad >= 3
      ? "clay"
      : prioridad === 2
        ? "sun"
        : estado === "partial"
          ? "sea"
          : "neutral";

/** Returns the label of a state; for an alert, the label states whether it is overdue or due soon. */
export const followLabel = (estado: ContractPaymentState, prioridad: number): string =>
  estado === "overdue" ? urgencyLabels[prioridad >= 3 ? 3 : 2] : contractPaymentLabels[estado];

/** Returns the sentence with the person and time of a decision made while the user had the payment open. */
export const decidedText = (
  { status, decisionNote }: { readonly status: PaymentStatus; readonly decisionNote?: string | null },
  who: string | null,
  at: string,
): string => {
  const did = status === "verified" ? "verificó" : decisionNote === WITHDRAWN ? "retiró" : "rechazó";
  return `${who ?? "Otra persona"} ya ${did} este pago el ${at}`;
};

export const paymentToasts = {
  registered: "Pago procesado correctamente",
  verified: "Pago verificado. El recibo va en camino al cliente.",
  rejected: "Pago rechazado",
  reversed: "Pago anulado",
  attached: "Comprobante subido",
  corrected: "Pago corregido",
  withheld: "Retenciones guardadas",
  withdrawn: "Pago retirado",
  refunded: "Devolución abierta. El cliente ya fue avisado.",
} as const;

export const paymentTexts = {
  queue: "Por verificar",
  attach: "Adjuntar comprobante",
  replace: "Cambiar comprobante",
  correct: "Corregir medio o cuenta",
  withhold: "Retenciones del cliente",
  all: "Todos los pagos",
  followUp: "Seguimiento de pagos",
  none: "No hay pagos registrados.",
  noneYet: "Aún no hay pagos. Registra el primero cuando el cliente pague.",
  noneForClient: "Aún no hay pagos registrados. Cuando pagues, aquí verás el estado y tu recibo.",
  anotherDecides: "Lo verifica otra persona",
  duplicate: "Posible duplicado",
  ended: { contract: "Contrato cancelado", reservation: "Reserva anulada" },
  /** Label of the field for the reason why a payment with a serious warning is verified. */
  reason: "Por qué cuenta de todos modos",
  reported: "Reportado por el cliente",
  waits: "por verificar",
  inReview: "En revisión",
  // Without the amount, which the dialog shows: with it the button is too long for a phone.
  verifyAnyway: "Verificar de todos modos",
  registerAnyway: "Registrar de todos modos",
  nothingWaits: "No hay pagos por verificar.",
  nothingFound: "Ningún pago cumple estos filtros.",
  nothingFollowed: "Ningún contrato firmado cumple estos filtros.",
  nothingSigned: "Aún no hay contratos firmados. Aparecerán aquí con sus pagos y vencimientos.",
} as const;
