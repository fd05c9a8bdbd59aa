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
  fields: {
    kind: "Por qué sale el dinero.",
    subjectId: "Identificador de la comisión, la compra, la cuota o la devolución.",
    payee: "Persona o empresa a la que se le paga.",
    concept: "Por qué se paga: número del contrato o la reserva, y qué parte.",
    current: "Si sigue siendo el pago para el que se pidió.",
    askedBy: "Persona que la pidió.",
    askedById: "Número de la cuenta de quien la pidió.",
    approvedBy: "Persona que aprobó; nulo sin aprobación.",
    spentBy: "Persona que hizo el pago.",
    spentAt: "Fecha y hora en que se usó.",
    forMe: "Si esperan a quien consulta: las pidió otra persona.",
    payable: "Si está por pagar.",
    warnings: "Avisos sobre la cuenta: cambió hace menos de tres días, o la cambió quien pide.",
    approvalId: "La aprobación de exactamente este pago, pedida o dada.",
    approvalStatus: "En qué va esa aprobación.",
    secondPersonAbove: "Un pago de más de esto necesita una segunda persona, en COP; nulo: ninguno.",
  },
  arguments: {
    subjectId: "Identificador de la comisión, la compra, la cuota o la devolución.",
    kind: "Por qué sale el dinero.",
  },
};
