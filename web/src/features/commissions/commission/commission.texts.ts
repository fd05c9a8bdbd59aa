import type { Tone } from "@travesia/api/look";
import {
  type CommissionStatus,
  commissionLifecycle,
} from "@travesia/api/commissions/commission/commission.lifecycle";
import {
  earnerLabels,
  type LimitStatus,
  limitLabels,
} from "@travesia/api/commissions/commission/commission.rules";

/** Label of each status of a commission. */
export const commissionLabels = commissionLifecycle.labels;

/** Labels of statuses in the seller's list, which names a requested payment by its document. */
export const ownLabels: Record<CommissionStatus, string> = {
  ...commissionLabels,
  generated: "Documento Generado",
};

export const commissionTones = {
  pending: "neutral",
  generated: "sea",
  approved: "leaf",
  paid: "leaf",
  voided: "clay",
} satisfies Record<CommissionStatus, Tone>;

export const limitTones = { safe: "leaf", warning: "sun", critical: "clay" } satisfies Record<
  LimitStatus,
  Tone
>;
export { limitLabels };

/** Position in the hierarchy for which a person earns the commission. */
export { earnerLabels };

export const commissionTexts = {
  historyOf: (seller: string, adjusted: boolean): string =>
    `Historia ${adjusted ? "del ajuste" : "de la comisión"} de ${seller}`,
  title: "Comisiones",
  mine: "Mis comisiones",
  ofContract: "Comisiones del contrato",
  empty: "No hay comisiones registradas",
  emptyFiltered: "Ninguna comisión cumple estos filtros.",
  emptyMine: "Aún no tienes comisiones. Se generan cuando se completa un contrato que vendiste.",
  emptyContract: "Este contrato aún no tiene comisiones. Se generan cuando se completa.",
  search: "Buscar vendedor o contrato...",
  status: "Estado",
  from: "Fecha inicio",
  to: "Fecha fin",
  adjustment: "Ajuste",
  approve: "Aprobar",
  approveTitle: "Aprobar comisión",
  approved: "Comisión aprobada exitosamente",
  pay: "Pagar",
  breakdown: "Lo que se retiene",
  breakdownFirst: "Primero se lee lo que se retiene",
  payTitle: "Pagar comisión",
  paid: "Comisión pagada",
  receipt: "Comprobante",
  receiptMissing: "El comprobante de pago es obligatorio",
  notes: "Observaciones",
  beingPrinted: "El documento soporte se está preparando. Inténtalo en unos segundos.",
  several: "Aprobar y pagar varias",
  paySeveral: "Pagar varias",
  gross: "Comisión",
  adjustments: "Ajustes",
  withheldForIncome: "Retefuente",
  withheldForIca: "ICA",
  net: "Se le gira",
  seeReceipt: "Ver comprobante",
  request: "Solicitar Pago",
  answer: "Responder",
  requestTitle: "Solicitar pago",
  requested: (count: number) =>
    count === 1
      ? "Pago solicitado: tu cuenta de cobro está lista"
      : `Solicitaste el pago de ${count} comisiones`,
  requestSeveral: (count: number) => (count === 1 ? "1 comisión elegida" : `${count} comisiones elegidas`),
  choose: "Elegir",
  month: "Mi mes",
  toProfile: "Ir a mi perfil",
  newManual: "Nueva comisión",
  manualLead: "Una comisión registrada a mano queda pendiente: se aprueba y se paga como las demás.",
  manualCreated: "Comisión creada",
  manualEdited: "Comisión actualizada",
  manualDeleted: "Comisión eliminada",
  reason: "Motivo",
  objected: "Objetada",
  unapproved: "Falta segunda persona",
  why: "¿De dónde sale?",
  approveContract: "Aprobar",
  approveContractTitle: "Aprobar contrato",
  purchases: "Ver compras",
  contractApproved: (total: number) =>
    total === 0
      ? "El contrato no tiene vendedores que comisionen"
      : total === 1
        ? "Contrato aprobado: tiene 1 comisión"
        : `Contrato aprobado: tiene ${total} comisiones`,
  calculate: "Calcular comisiones",
  calculateLead: "Se generan las comisiones que falten de los contratos completados entre estos días.",
  calculated: (total: number) =>
    total === 0
      ? "No faltaba ninguna comisión"
      : total === 1
        ? "Se generó 1 comisión"
        : `Se generaron ${total} comisiones`,
} as const;

/** Returns the name of a month from its first day: `noviembre de 2026`. */
export const monthName = (month: string): string =>
  new Intl.DateTimeFormat("es-CO", { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month.slice(0, 7)}-01T00:00:00Z`),
  );
