import { columnOf, type ExportableList } from "../../../core/export/exportable.ts";
import { thirdPartyColumns } from "../../accounts/account/third-party.export.ts";
import { commissionLifecycle } from "./commission.lifecycle.ts";
import { earnerLabels } from "./commission.rules.ts";

/** Exportable list of commissions, with its columns. */
export const commissionExport: ExportableList = {
  query: "commissions",
  title: "Comisiones",
  columns: {
    vendedor: columnOf.text("Vendedor", "nombreVendedor"),
    ...thirdPartyColumns("Cuenta del vendedor"),
    lugar: columnOf.text("Como", "tipoVendedor", earnerLabels),
    clase: columnOf.text("Clase", "clase", { comision: "Comisión", ajuste: "Ajuste" }),
    contrato: columnOf.text("Contrato", "contract.contractNumber"),
    estado: columnOf.text("Estado", "status", commissionLifecycle.labels),
    base: columnOf.money("Base", "montoBase"),
    porcentaje: columnOf.number("Porcentaje", "porcentaje"),
    valor: columnOf.sum("Comisión", "montoComision"),
    retefuente: columnOf.sum("Retención en la fuente", "retefuente"),
    reteIca: columnOf.sum("Retención de ICA", "reteIca"),
    neto: columnOf.sum("Neto", "neto"),
    generada: columnOf.instant("Generada", "fechaGeneracion"),
    aprobada: columnOf.instant("Aprobada", "fechaAprobacion"),
    pagada: columnOf.instant("Pagada", "fechaPago"),
    mes: columnOf.month("Mes", "mes"),
    pagadaPor: columnOf.text("Pagó", "pagadoPor.name pagadoPor.lastname"),
    disponible: columnOf.money("Límite disponible del vendedor", "disponibleVendedor"),
    observaciones: columnOf.text("Observaciones", "observaciones"),
  },
  totals: {
    by: "status",
    leftOut: ["voided"],
    says: "Total sin las anuladas; retenciones y neto, solo de las pagadas",
  },
};
