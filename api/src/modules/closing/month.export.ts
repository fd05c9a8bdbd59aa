import { columnOf, type ExportableList } from "../../core/export/exportable.ts";
import { monthStateLabels } from "./closing.rules.ts";

/** Exportable list of the months of the agency's money, with its columns. */
export const monthExport: ExportableList = {
  query: "accountingMonths",
  title: "Cierre de mes",
  columns: {
    mes: columnOf.text("Mes", "mes"),
    estado: columnOf.text("Estado", "state", monthStateLabels),
    recibido: columnOf.sum("Recaudo", "recibido"),
    pendientes: columnOf.number("Pendientes", "pendientes"),
    cerrado: columnOf.instant("Cerrado", "closedAt"),
    cerro: columnOf.text("Lo cerró", "closedByName"),
    despues: columnOf.number("Después del cierre", "despuesDelCierre"),
  },
};
