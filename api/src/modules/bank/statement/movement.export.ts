import { columnOf, type ExportableList } from "../../../core/export/exportable.ts";
import { movementStates } from "../matching/movement.acts.rules.ts";
import { movementKindLabels } from "./movement-kind.rules.ts";

/** Exportable list of the movements of the agency's accounts, with its columns. */
export const movementExport: ExportableList = {
  query: "bankMovements",
  title: "Movimientos del banco",
  columns: {
    dia: columnOf.day("Fecha", "day"),
    banco: columnOf.text("Banco", "account.bank"),
    cuenta: columnOf.text("Cuenta", "account.number"),
    descripcion: columnOf.text("Descripción", "text"),
    referencia: columnOf.text("Referencia", "reference"),
    clase: columnOf.text("Clase", "kind", movementKindLabels),
    valor: columnOf.money("Valor", "amount"),
    centavos: columnOf.number("Centavos", "centavos"),
    respalda: columnOf.money("Respalda pagos por", "backed"),
    explica: columnOf.money("Explicado", "explained"),
    por: columnOf.text("Qué lo explica", "explainedBy"),
    libre: columnOf.money("Por identificar", "free"),
    estado: columnOf.text("Estado", "state", movementStates),
    motivo: columnOf.text("Motivo del apartado", "asideReason"),
  },
};
