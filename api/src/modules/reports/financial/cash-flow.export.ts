import { figures } from "./figures.rules.ts";
import { columnOf, type ExportableList } from "../../../core/export/exportable.ts";
import { cashFlowKindLabels, cashFlowTimeLabels } from "./cash-flow.rules.ts";

/** Exportable list of the expected cash flow, week by week, with its columns. */
const lines: ExportableList = {
  query: "cashFlow",
  rows: "lines",
  title: figures.flujoEsperado.label,
  columns: {
    cuando: columnOf.text("Cuándo", "time", cashFlowTimeLabels),
    semana: columnOf.day("Semana del", "monday"),
    clientes: columnOf.sum(cashFlowKindLabels.clientes, "clientes"),
    proveedores: columnOf.sum(cashFlowKindLabels.proveedores, "proveedores"),
    comisiones: columnOf.sum(cashFlowKindLabels.comisiones, "comisiones"),
    devoluciones: columnOf.sum(cashFlowKindLabels.devoluciones, "devoluciones"),
    queda: columnOf.sum("Queda", "neto"),
  },
};

/** Exportable list of the amounts that make up the cash flow, with its columns. */
const entries: ExportableList = {
  query: "cashFlowEntries",
  title: "Detalle del flujo de caja esperado",
  columns: {
    que: columnOf.text("Qué", "kind", cashFlowKindLabels),
    persona: columnOf.text("De o para", "person"),
    contrato: columnOf.text("Contrato o reserva", "name"),
    fecha: columnOf.day("Fecha", "day"),
    // Income and expenses share one column, so its sum has no meaning.
    valor: columnOf.money("Valor", "amount"),
  },
};

/** Exportable lists of the cash flow. */
export const cashFlowExports: readonly ExportableList[] = [lines, entries];
