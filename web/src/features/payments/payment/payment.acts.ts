import type { PaymentAct } from "./payment.offered-acts.ts";

/** Labels of the acts on a payment, in the order of its page. */
export const paymentActLabels: Readonly<Record<PaymentAct, string>> = {
  verify: "Verificar",
  reject: "Rechazar",
  refund: "Devolver",
  withdraw: "Retirar",
  attach: "Adjuntar comprobante",
  correct: "Corregir medio o cuenta",
  reverse: "Reversar",
};

/** Every act on a payment, in the order of its page. */
export const everyPaymentAct = Object.keys(paymentActLabels) as readonly PaymentAct[];
