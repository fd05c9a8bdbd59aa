import type { ComponentType } from "react";

/** Result of an action on one record, in the form the server sends. */
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

/** Performs an action on some records by a mutation whose result is called `outcomes`. */
export type Perform = (
  slice: Slice,
) => Promise<{ readonly data?: { readonly outcomes: readonly Outcome[] } | null | undefined }>;

/** Properties of the dialog of an action on several records. */
export interface BulkDialogProps<Row> {
  /** The selected records that allow the action. */
  readonly rows: readonly Row[];
  /** Number of selected records that do not allow the action and stay unchanged. */
  readonly others: number;
  /** Runs an action; `opposite` undoes the records on which it succeeded. */
  readonly onRun: (perform: Perform, opposite?: Perform) => void;
  readonly onClose: () => void;
}

/** Action that a list offers on its selected rows. */
export interface BulkAct<Row> {
  readonly key: string;
  /** Label of the action, a verb: `Asignar`. */
  readonly label: string;
  /** Returns whether a record allows the action, according to its table of actions. */
  readonly allows: (row: Row) => boolean;
  readonly destructive?: true;
  /** Dialog that collects the input of the action, or asks for confirmation. */
  readonly Dialog: ComponentType<BulkDialogProps<Row>>;
}

/** Returns the sentence about the selected records that do not allow the action; null when all do. */
export const saidOfOthers = (others: number): string | null => {
  if (others === 0) return null;
  return others === 1
    ? "Otro de los elegidos no lo permite y se queda como está."
    : `Otros ${others} de los elegidos no lo permiten y se quedan como están.`;
};
