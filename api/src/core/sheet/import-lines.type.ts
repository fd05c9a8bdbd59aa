import { registerEnum } from "../enums.ts";

/** States of a line of a file before its import. */
export const ImportLineState = { ok: "ok", doubtful: "doubtful", refused: "refused" } as const;
export type ImportLineState = keyof typeof ImportLineState;
registerEnum(ImportLineState, {
  name: "ImportLineState",
  label: "Estado de la línea",
  labels: { ok: "Lista", doubtful: "Dudosa", refused: "No se puede importar" },
  description: "Si una línea del archivo se puede importar, conviene revisarla o no se puede.",
});
