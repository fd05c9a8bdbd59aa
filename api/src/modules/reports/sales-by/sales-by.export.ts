import { columnOf, type ExportableList } from "../../../core/export/exportable.ts";
import { salesFigures } from "./sales-by.rules.ts";

/** Exportable report of sales by seller, destination, channel or month of departure. */
export const salesByExport: ExportableList = {
  query: "salesBy",
  title: "Ventas",
  columns: {
    nombre: columnOf.text("Nombre", "nombre"),
    cotizaciones: columnOf.number(salesFigures.cotizaciones.label, "ahora.cotizaciones"),
    conversion: columnOf.share(
      `${salesFigures.conversion.label} (%)`,
      "ahora.conversion",
      "ahora.cotizaciones",
    ),
    contratos: columnOf.number(salesFigures.contratos.label, "ahora.contratos"),
    vendido: columnOf.sum(salesFigures.vendido.label, "ahora.vendido"),
    vendidoAntes: columnOf.sum(`${salesFigures.vendido.label}, antes`, "antes.vendido"),
    recaudo: columnOf.sum(salesFigures.recaudo.label, "ahora.recaudo"),
    recaudoAntes: columnOf.sum(`${salesFigures.recaudo.label}, antes`, "antes.recaudo"),
    porCobrar: columnOf.sum(salesFigures.porCobrar.label, "ahora.porCobrar"),
    ganancia: columnOf.sum(salesFigures.ganancia.label, "ahora.ganancia"),
    gananciaAntes: columnOf.sum(`${salesFigures.ganancia.label}, antes`, "antes.ganancia"),
  },
};
