import type pg from "pg";
import { inOneWrite, prepareOn, sentValues, type Wire } from "./wire.ts";

/** The values of a row as Postgres writes them; null for SQL null. */
export type TextValues = readonly (string | null)[];

/** A statement that answers one row of texts at most. */
export interface TextStatement {
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}

type Ended = (error: Error | null, row?: TextValues) => void;

/**
 * A statement whose row has only texts: the row is not described and nothing of it is converted. It is sent
 * in one write, and prepared under its name as `pg.Query` would.
 */
export class TextRow implements pg.Submittable {
  readonly name: string;
  readonly text: string;
  /** Set by the client that sends it. */
  callback: Ended | undefined;
  readonly #values: readonly unknown[];
  #row: TextValues | undefined;

  constructor({ name = "", text, values }: TextStatement) {
    this.name = name;
    this.text = text;
    this.#values = values;
  }

  /** Returns the error of a value that cannot be written: then nothing was sent. */
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

/** Returns the texts of the one row of a statement; undefined when it has none. */
export const textsOf = async (
  pool: Pick<pg.Pool, "query">,
  statement: TextStatement,
): Promise<TextValues | undefined> =>
  (await pool.query(new TextRow(statement))) as unknown as TextValues | undefined;
