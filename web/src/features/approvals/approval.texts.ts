import { payoutKindLabels } from "@travesia/api/approvals/approval.rules";
import { approvalLifecycle } from "@travesia/api/approvals/approval.lifecycle";
import type { Tone } from "@travesia/api/look";
import type { ApprovalStatus, PayoutKind } from "../../graphql/schema.generated.ts";

/** Texts of the approval of payments by a second person. */
export const approvalTexts = {
  title: "Aprobaciones",
  subtitle: "Pagos que salen de la agencia cuando los miran dos personas.",
  none: "Ningún pago espera la aprobación de una segunda persona.",
  nothingFound: "No hay aprobaciones en este estado.",
  forMe: "Esperan mi aprobación",
  approve: "Aprobar",
  withdraw: "Retirar",
  watch: "Avisos sobre este pago",
  ask: "Pedir aprobación",
  needed: "Por su valor, este pago necesita la aprobación de una segunda persona.",
  neededTogether:
    "Varios pagos a una misma cuenta suman: este también necesita la aprobación de una segunda persona.",
  lacking: "Falta segunda persona",
  asked: "Ya se pidió la aprobación de una segunda persona. Podrás pagar cuando la dé.",
  given: (who: string) => `${who} aprobó este pago.`,
  stale: "El valor o la cuenta cambió",
  rule: "Segunda persona al pagar",
  ruleLead:
    "Un pago por más de este valor sale solo cuando otra persona que también puede pagarlo lo aprobó. Varios pagos juntos a una misma cuenta suman.",
  ruleOff: "Hoy una sola persona puede pagar cualquier valor.",
} as const;

/** Toasts shown after each act on an approval. */
export const approvalToasts = {
  asked: "Aprobación pedida",
  given: "Pago aprobado",
  withdrawn: "Aprobación retirada",
  rule: "Regla guardada",
} as const;

export const kindLabels: Readonly<Record<PayoutKind, string>> = payoutKindLabels;
export const approvalLabels: Readonly<Record<ApprovalStatus, string>> = approvalLifecycle.labels;
export const approvalTones: Readonly<Record<ApprovalStatus, Tone>> = {
  waiting: "sun",
  approved: "sea",
  spent: "leaf",
  withdrawn: "neutral",
};
