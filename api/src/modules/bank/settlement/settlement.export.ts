import { columnOf, type ExportableList } from "../../../core/export/exportable.ts";
import { acquirerLabels } from "./settlement-labels.rules.ts";

/** Exportable list of the settlements of acquirers, with its columns. */
export const settlementExport: ExportableList = {
  query: "bankSettlements",
  title: "Liquidaciones de tarjetas",
  columns: {
    adquirente: columnOf.text("Adquirente", "acquirer", acquirerLabels),
    dia: columnOf.day("Día del abono", "day"),
    banco: columnOf.text("Banco", "account.bank"),
    cuenta: columnOf.text("Cuenta", "account.number"),
    bruto: columnOf.money("Ventas", "totals.gross.amount"),
    brutoCentavos: columnOf.number("Centavos de ventas", "totals.gross.centavos"),
    comision: columnOf.money("Comisión", "totals.fee.amount"),
    comisionCentavos: columnOf.number("Centavos de comisión", "totals.fee.centavos"),
    ivaComision: columnOf.money("IVA de la comisión", "totals.feeVat.amount"),
    ivaComisionCentavos: columnOf.number("Centavos del IVA", "totals.feeVat.centavos"),
    retefuente: columnOf.money("Retefuente", "totals.withheldRenta.amount"),
    retefuenteCentavos: columnOf.number("Centavos de retefuente", "totals.withheldRenta.centavos"),
    reteiva: columnOf.money("ReteIVA", "totals.withheldIva.amount"),
    reteivaCentavos: columnOf.number("Centavos de reteIVA", "totals.withheldIva.centavos"),
    reteica: columnOf.money("ReteICA", "totals.withheldIca.amount"),
    reteicaCentavos: columnOf.number("Centavos de reteICA", "totals.withheldIca.centavos"),
    otros: columnOf.money("Impoconsumo y otros", "totals.other.amount"),
    otrosCentavos: columnOf.number("Centavos de otros", "totals.other.centavos"),
    neto: columnOf.money("Abono", "totals.net.amount"),
    netoCentavos: columnOf.number("Centavos del abono", "totals.net.centavos"),
    estado: columnOf.text("Estado", "text"),
    archivo: columnOf.text("Archivo", "filename"),
  },
};
