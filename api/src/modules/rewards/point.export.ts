import { columnOf, type ExportableList } from "../../core/export/exportable.ts";
import { pointKindLabels } from "./points.rules.ts";

/** Exportable list of the viewer's points, with its columns. */
export const pointExport: ExportableList = {
  query: "pointMovements",
  title: "Puntos",
  columns: {
    fecha: columnOf.instant("Fecha", "at"),
    movimiento: columnOf.text("Movimiento", "kind", pointKindLabels),
    cliente: columnOf.text("Cliente", "customerName"),
    motivo: columnOf.text("Motivo", "reason"),
    puntos: columnOf.number("Puntos", "points"),
    saldo: columnOf.number("Saldo", "balance"),
  },
};
