import type pg from "pg";
import { inOneWrite, prepareOn, sentValues, type Wire } from "./wire.ts";

/** The values of a row as Postgres writes them; null for SQL null. */
export type TextValues = readonly (string | null)[];

/** A statement that returns at most one row, of texts. */
export interface TextStatement {
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}

type Ended = (error: Error | null, row?: TextValues) => void;

/**
 * Query whose row has only text columns: the row is not described, and its values are not converted. It is
 * sent in one write and prepared under its name as `pg.Query` would be.
 */
export class TextRow implements pg.Submittable {
  readonly name: string;
  readonly text: string;
  /** Callback that the sending client sets. */
  callback: Ended | undefined;
  readonly #values: readonly unknown[];
  #row: TextValues | undefined;

  constructor({ name = "", text, values }: TextStatement) {
    this.name = name;
    this.text = text;
    this.#values = values;
  }

  /** Sends the statement. Returns the error when a value cannot be written; nothing was sent then. */
  submit(connection: pg.Connection): Error | null {
    const values = sentValues(this.#values);
    if (values instanceof Error) return values;
    const wire = connection as Wire;
    inOneWrite(wire, () => {
      prepareOn(wire, this);
      wire.bind({ statement: this.name, values });
      wire.execute({});
    });
    return null;
  }

  handleDataRow({ fields }: { readonly fields: TextValues }): void {
    this.#row ??= fields;
  }

  handleReadyForQuery(): void {
    this.callback?.(null, this.#row);
  }

  handleError(error: Error): void {
    this.callback?.(error);
  }

  handleCopyInResponse(connection: pg.Connection): void {
    (connection as Wire).sendCopyFail("No source stream defined");
  }

  // The row is not described, and no portal is left open: nothing is to be done at these.
  handleRowDescription(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
  handleCopyData(): void {}
}

/** Runs a statement and returns the texts of its one row; undefined without a row. */
export const textsOf = async (
  pool: Pick<pg.Pool, "query">,
  statement: TextStatement,
): Promise<TextValues | undefined> =>
  (await pool.query(new TextRow(statement))) as unknown as TextValues | undefined;
