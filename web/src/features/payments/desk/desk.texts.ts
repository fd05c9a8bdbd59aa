import type { Tone } from "@travesia/api/look";
import type { PaymentEventKind } from "../../../graphql/schema.generated.ts";

export const deskTexts = {
  queue: "Pagos por verificar",
  keys: "Teclas rápidas",
  verify: "Verificar y siguiente",
  next: "Siguiente",
  open: "Abrir pago",
  refund: "Devolución",
  chargeback: "Caso",
  correct: "Corregir medio o cuenta",
  noProof: "Este pago no tiene comprobante.",
  lookAtBank: "Compáralo con el extracto del banco antes de verificarlo.",
  empty: "No hay pagos por verificar.",
  suspicious: "Revisa antes de verificar",
  gone: "Este pago ya no espera verificación: otra persona lo decidió o quien lo registró lo retiró.",
  corrected: "Pago corregido",
  noAccount: "No se sabe",
} as const;

/** What each event of a payment is called. */
export const paymentEventTitles = {
  registered: "Registrado",
  receipt_attached: "Comprobante adjuntado",
  corrected: "Medio o cuenta corregidos",
  in_review: "En revisión",
  verified: "Verificado",
  rejected: "Rechazado",
  withdrawn: "Retirado por quien lo registró",
  reversed: "Reversado",
} satisfies Record<PaymentEventKind, string>;

export const paymentEventTones = {
  registered: "sea",
  receipt_attached: "sea",
  corrected: "sun",
  in_review: "sun",
  verified: "leaf",
  rejected: "clay",
  withdrawn: "neutral",
  reversed: "clay",
} satisfies Record<PaymentEventKind, Tone>;
