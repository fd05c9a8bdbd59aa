import { columnOf, type ExportableList } from "../../../core/export/exportable.ts";
import { objectionLifecycle } from "./objection.lifecycle.ts";

/** Exportable list of objections to commissions, with its columns. */
export const objectionExport: ExportableList = {
  query: "commissionObjections",
  title: "Objeciones",
  columns: {
    contrato: columnOf.text("Contrato", "commission.contract.contractNumber"),
    vendedor: columnOf.text("Vendedor", "author.name author.lastname"),
    comision: columnOf.money("Comisión", "commission.montoComision"),
    estado: columnOf.text("Estado", "status", objectionLifecycle.labels),
    objecion: columnOf.text("Objeción", "texto"),
    vence: columnOf.day("Responder antes del", "dueOn"),
    respuesta: columnOf.text("Respuesta", "respuesta"),
    respondio: columnOf.text("Respondió", "answeredBy.name answeredBy.lastname"),
    enviada: columnOf.instant("Enviada", "createdAt"),
    cerrada: columnOf.instant("Cerrada", "endedAt"),
  },
};
