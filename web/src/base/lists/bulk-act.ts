import type { ComponentType } from "react";

/** Result of an act on one record, in the form the server sends. */
export interface Outcome {
  readonly id: string;
  readonly done: boolean;
  readonly reason: string | null;
}

/** Records of one call, and the idempotency key of the call. */
export interface Slice {
  readonly ids: string[];
  readonly idempotencyKey: string;
}

/** Performs an act on some records by a mutation whose result is called `outcomes`. */
export type Perform = (
  slice: Slice,
) => Promise<{ readonly data?: { readonly outcomes: readonly Outcome[] } | null | undefined }>;

/** Properties of the dialog of an act on several records. */
export interface BulkDialogProps<Row> {
  /** The selected records that allow the act. */
  readonly rows: readonly Row[];
  /** Number of selected records that do not allow the act and stay unchanged. */
  readonly others: number;
  /** Runs an act; `opposite` undoes the records on which it succeeded. */
  readonly onRun: (perform: Perform, opposite?: Perform) => void;
  readonly onClose: () => void;
}

/** Act that a list offers on its selected rows. */
export interface BulkAct<Row> {
  readonly key: string;
  /** Label of the act, a verb: `Asignar`. */
  readonly label: string;
  /** Returns whether a record allows the act, according to its table of acts. */
  readonly allows: (row: Row) => boolean;
  readonly destructive?: true;
  /** Dialog that collects the input of the act, or asks for confirmation. */
  readonly Dialog: ComponentType<BulkDialogProps<Row>>;
}

/** Returns the sentence about the selected records that do not allow the act; null when all do. */
export const saidOfOthers = (others: number): string | null => {
  if (others === 0) return null;
  return others === 1
    ? "Otro de los elegidos no lo permite y se queda como está."
    : `Otros ${others} de los elegidos no lo permiten y se quedan como están.`;
};
