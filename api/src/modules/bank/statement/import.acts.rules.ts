import { about } from "../../../core/acts.ts";
import { acts } from "../../accounts/acts.rules.ts";

/** Refusal of an unknown imported file. */
export const NO_IMPORT = "Importación no encontrada";

/** States of an imported file: in force, or undone. */
export type ImportState = "vigente" | "deshecha";

/**
 * Returns the state of an imported file, from the time at which its import was undone (null while in force).
 */
export const importState = (takenBackAt: unknown): ImportState => (takenBackAt ? "deshecha" : "vigente");

/** Facts that the acts on an imported file are checked against. */
export interface ImportFacts {
  readonly status: ImportState;
  /** Number of the file's movements that are assigned to payments and that no other file contains. */
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
        about(
          { backing: 2 },
          ({ backing }) =>
            `${backing.toLocaleString("es-CO")} de sus movimientos respaldan pagos: ` +
            "deshaz primero esas asignaciones.",
        ),
      ],
    ],
  },
});
