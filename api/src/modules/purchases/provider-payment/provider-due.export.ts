import { columnOf, type ExportableList } from "../../../core/export/exportable.ts";
import { thirdPartyColumns } from "../../accounts/account/third-party.export.ts";
import { dueStateLabels } from "../purchase/purchase.rules.ts";

/** Exportable list of the amounts owed to providers, with its columns. */
export const providerDueExport: ExportableList = {
  query: "providerDues",
  title: "Pagos a proveedores",
  columns: {
    proveedor: columnOf.text("Proveedor", "provider"),
    ...thirdPartyColumns("Cuenta"),
    contrato: columnOf.text("Contrato", "contractNumber"),
    servicio: columnOf.text("Servicio", "item"),
    pago: columnOf.number("Pago", "number"),
    pagos: columnOf.number("De cuántos", "of"),
    vence: columnOf.day("Vence", "dueOn"),
    pagado: columnOf.day("Pagado el", "paidOn"),
    estado: columnOf.text("Estado", "estado", dueStateLabels),
    valor: columnOf.sum("Valor", "monto"),
    segundaPersona: columnOf.yesNo("Necesita segunda persona", "needsSecondPerson"),
  },
};
