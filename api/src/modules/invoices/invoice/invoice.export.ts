import { columnOf, type ExportableList } from "../../../core/export/exportable.ts";
import { thirdPartyColumns } from "../../accounts/account/third-party.export.ts";
import { sendingLabels } from "../sending/sending.rules.ts";
import { invoiceLifecycle } from "./invoice.lifecycle.ts";

/** Exportable list of invoices, with its columns. */
export const invoiceExport: ExportableList = {
  query: "invoices",
  title: "Facturas",
  columns: {
    numero: columnOf.text("Número", "number"),
    estado: columnOf.text("Estado", "status", invoiceLifecycle.labels),
    dia: columnOf.day("Fecha", "issueDate"),
    contrato: columnOf.text("Contrato", "contract.contractNumber"),
    cliente: columnOf.text("Cliente", "thirdParty.name"),
    ...thirdPartyColumns("Cuenta del cliente"),
    base: columnOf.sum("Base", "baseAmount"),
    iva: columnOf.sum("IVA", "ivaAmount"),
    terceros: columnOf.sum("Ingresos para terceros", "thirdPartyAmount"),
    total: columnOf.sum("Total", "totalAmount"),
    cufe: columnOf.text("CUFE", "code"),
    envio: columnOf.text("Envío a la DIAN", "sendingState", sendingLabels),
    enviada: columnOf.instant("Enviada", "sentAt"),
    pruebas: columnOf.yesNo("De pruebas", "pruebas"),
  },
};
