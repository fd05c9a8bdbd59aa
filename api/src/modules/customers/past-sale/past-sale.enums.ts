import { registerEnum } from "../../../core/enums.ts";
import { lineStateLabels } from "./past-sale-columns.rules.ts";

/** States of a line of a file before its import. */
export const PastSaleLineState = { ok: "ok", doubtful: "doubtful", refused: "refused" } as const;
export type PastSaleLineState = keyof typeof PastSaleLineState;
registerEnum(PastSaleLineState, {
  name: "PastSaleLineState",
  label: "Estado de la línea",
  labels: lineStateLabels,
  description: "Si una línea del archivo se puede importar, conviene revisarla o no se puede.",
});
