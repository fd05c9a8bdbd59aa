import { acts } from "../../accounts/acts.rules.ts";

/** Sentence for an imported file that is not there. */
export const NO_IMPORT = "Importación no encontrada";

/** States of an imported file: in force, or undone. */
export type ImportState = "vigente" | "deshecha";

/** Returns the state of an imported file by the time at which its import was undone. */
export const importState = (takenBackAt: unknown): ImportState => (takenBackAt ? "deshecha" : "vigente");

/** Facts that the acts on an imported file are checked against. */
export interface ImportFacts {
  readonly status: ImportState;
  /** Number of its movements that back payments and that no other file has. */
  readonly backing: number;
}

/** Acts on an imported file, with the roles and states of each. */
export const importActs = acts<ImportFacts>(null)({
  undo: {
    may: "matchBank",
    from: ["vigente"],
    otherwise: ["CONFLICT", "Esta importación ya se deshizo."],
    facts: ["backing"],
    unless: [
      [
        ({ backing }) => backing === 1,
        "Uno de sus movimientos respalda un pago: deshaz primero esa asignación.",
      ],
      [
        ({ backing }) => backing > 1,
        ({ backing }) =>
          `${backing.toLocaleString("es-CO")} de sus movimientos respaldan pagos: ` +
          "deshaz primero esas asignaciones.",
      ],
    ],
  },
});
