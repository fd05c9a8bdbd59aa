import type { Words } from "../../core/words.ts";

/** Sentences on the names of this module. */
export const approvalsWords: Words = {
  types: {
    PayoutApproval: "Visto bueno de una segunda persona a un pago: este valor, a esta cuenta, una sola vez.",
    PayoutApprovalFilter: "Filtro de las aprobaciones.",
    Payout: "Un pago como se haría ahora, con lo que conviene mirar antes.",
    ApprovalRule: "Valor desde el que un pago que sale necesita una segunda persona.",
    ApprovalRuleInput: "Valor desde el que un pago que sale necesita una segunda persona.",
  },
  roots: {
    payoutApprovals: "Lee las aprobaciones de pagos, por páginas.",
    payout: "Lee un pago como se haría ahora; nulo si no está por pagar.",
    approvalRule: "Lee desde qué valor un pago necesita una segunda persona.",
    setApprovalRule: "Fija desde qué valor un pago necesita una segunda persona, o que ninguno.",
    askPayoutApproval: "Pide que otra persona apruebe un pago.",
    approvePayout: "Aprueba un pago como segunda persona: este valor, a esta cuenta, una vez.",
    withdrawPayoutApproval: "Retira una aprobación que aún no se usa.",
  },
  arguments: {
    subjectId: "Identificador de la comisión, la compra, la cuota o la devolución.",
    kind: "Por qué sale el dinero.",
  },
};
