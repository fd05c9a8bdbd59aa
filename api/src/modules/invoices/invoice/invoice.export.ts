import { columnOf, type ExportableList } from "../../../core/export/exportable.ts";
import { thirdPartyColumns } from "../../accounts/account/third-party.export.ts";
import { collectionLabels } from "./collection/collection.rules.ts";
import { sendingLabels } from "../sending/sending.rules.ts";
import { invoiceLifecycle } from "./invoice.lifecycle.ts";

/** Export of invoices and their credit notes, whose amounts are negative, so that totals are net. */
export const invoiceExport: ExportableList = {
  query: "invoices",
  reads: "invoiceBook",
  title: "Facturas",
  columns: {
    numero: columnOf.text("Número", "number"),
    clase: columnOf.text("Clase", "kind", { factura: "Factura", nota_credito: "Nota crédito" }),
    factura: columnOf.text("Factura que devuelve", "about"),
    estado: columnOf.text("Estado", "shownStatus", invoiceLifecycle.labels),
    cobro: columnOf.text("Cobro", "cobro", collectionLabels),
    cobrado: columnOf.sum("Cobrado", "cobrado"),
    dia: columnOf.day("Fecha", "issueDate"),
    contrato: columnOf.text("Contrato", "contractNumber"),
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
