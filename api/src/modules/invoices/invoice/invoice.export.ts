import { columnOf, type ExportableList } from "../../../core/export/exportable.ts";
import { sendingLabels } from "../sending/sending.rules.ts";
import { invoiceLifecycle } from "./invoice.lifecycle.ts";

/** What people take along of invoices. */
export const invoiceExport: ExportableList = {
  query: "invoices",
  title: "Facturas",
  columns: {
    numero: columnOf.text("Número", "number"),
    estado: columnOf.text("Estado", "status", invoiceLifecycle.labels),
    dia: columnOf.day("Fecha", "issueDate"),
    contrato: columnOf.text("Contrato", "contract.contractNumber"),
    cliente: columnOf.text("Cliente", "contract.titular.name contract.titular.lastname"),
    base: columnOf.money("Base", "baseAmount"),
    iva: columnOf.money("IVA", "ivaAmount"),
    terceros: columnOf.money("Ingresos para terceros", "thirdPartyAmount"),
    total: columnOf.money("Total", "totalAmount"),
    cufe: columnOf.text("CUFE", "code"),
    envio: columnOf.text("Envío a la DIAN", "sendingState", sendingLabels),
    enviada: columnOf.instant("Enviada", "sentAt"),
    pruebas: columnOf.yesNo("De pruebas", "pruebas"),
  },
};
