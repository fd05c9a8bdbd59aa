import { columnOf, type ExportableList } from "../../../core/export/exportable.ts";
import { refundLifecycle } from "./refund.lifecycle.ts";
import { refundReasonLabels } from "./refund.rules.ts";

/** Export of refunds; a list never contains the receiving accounts. */
export const refundExport: ExportableList = {
  query: "refunds",
  title: "Devoluciones",
  columns: {
    vence: columnOf.day("Fecha límite", "dueOn"),
    estado: columnOf.text("Estado", "status", refundLifecycle.labels),
    contrato: columnOf.text("Contrato", "contract.contractNumber"),
    concepto: columnOf.text("De", "paidFor.name"),
    valor: columnOf.sum("Valor", "monto"),
    motivo: columnOf.text("Motivo", "reason", refundReasonLabels),
    cuenta: columnOf.yesNo("Con cuenta del cliente", "hasAccount"),
    pagada: columnOf.day("Devuelta", "paidOn"),
    referencia: columnOf.text("Referencia", "reference"),
    pago: columnOf.text("Pagó", "paidBy.name paidBy.lastname"),
    abierta: columnOf.instant("Abierta", "createdAt"),
    abrio: columnOf.text("Abrió", "createdBy.name createdBy.lastname"),
    anulada: columnOf.instant("Anulada", "annulledAt"),
    nota: columnOf.text("Nota", "note"),
  },
  totals: { by: "status", leftOut: ["anulada"], says: "Total sin las anuladas" },
};
