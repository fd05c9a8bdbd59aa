import type { ComponentType } from "react";

/** Outcome of an act on one record, in the form the server sends. */
export interface Outcome {
  readonly id: string;
  readonly done: boolean;
  readonly reason: string | null;
}

/** The records of one call, and the key under which it may be repeated. */
export interface Slice {
  readonly ids: string[];
  readonly idempotencyKey: string;
}

/** Sends an act on some records to the server, by a mutation whose answer is called `outcomes`. */
export type Perform = (
  slice: Slice,
) => Promise<{ readonly data?: { readonly outcomes: readonly Outcome[] } | null | undefined }>;

/** Properties of the dialog of an act on many records. */
export interface BulkDialogProps<Row> {
  /** The chosen records that allow the act. */
  readonly rows: readonly Row[];
  /** Number of other chosen records, which do not allow the act and stay as they are. */
  readonly others: number;
  /** Runs an act; `opposite` undoes its successful part. */
  readonly onRun: (perform: Perform, opposite?: Perform) => void;
  readonly onClose: () => void;
}

/** One act that a list offers on its chosen rows. */
export interface BulkAct<Row> {
  readonly key: string;
  /** The verb: `Asignar`. */
  readonly label: string;
  /** Returns whether a record allows the act, by its table of acts. */
  readonly allows: (row: Row) => boolean;
  readonly destructive?: true;
  /** Dialog that collects the input of the act, or asks for confirmation. */
  readonly Dialog: ComponentType<BulkDialogProps<Row>>;
}

/** Returns the sentence of a dialog about the chosen records that do not allow its act; null when all do. */
export const saidOfOthers = (others: number): string | null => {
  if (others === 0) return null;
  return others === 1
    ? "Otro de los elegidos no lo permite y se queda como está."
    : `Otros ${others} de los elegidos no lo permiten y se quedan como están.`;
};
