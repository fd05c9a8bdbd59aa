import { columnOf, type ExportableList } from "../../../core/export/exportable.ts";
import { chargebackLifecycle } from "./chargeback.lifecycle.ts";
import { chargebackCauseLabels } from "./chargeback.rules.ts";

/** Export of the clients' claims for the reversal of online payments. */
export const chargebackExport: ExportableList = {
  query: "chargebacks",
  title: "Contracargos",
  columns: {
    caso: columnOf.text("Caso", "number"),
    cliente: columnOf.text("Cliente", "payment.paidFor.clientTrip.nombreCliente"),
    de: columnOf.text("Contrato o reserva", "payment.paidFor.name"),
    causa: columnOf.text("Causa", "cause", chargebackCauseLabels),
    estado: columnOf.text("Estado", "status", chargebackLifecycle.labels),
    reclamo: columnOf.day("Reclamó el", "claimedOn"),
    vence: columnOf.day("Responder antes del", "dueOn"),
    valor: columnOf.sum("Valor", "payment.monto"),
    detalle: columnOf.text("Qué dice", "detail"),
    respuesta: columnOf.text("Respuesta", "decisionNote"),
    respondida: columnOf.instant("Respondido", "decidedAt"),
    respondio: columnOf.text("Respondió", "decidedBy.name decidedBy.lastname"),
  },
};
