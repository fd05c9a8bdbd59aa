import pg from "pg";

/**
 * Function of `pg` that converts values before sending, missing in its types; `pg-cursor` uses it as well.
 */
const { prepareValue } = (pg as unknown as { readonly utils: { prepareValue(value: unknown): unknown } })
  .utils;

/** Parts of a connection that send a statement; `pg`'s types do not declare them. */
export interface Wire extends pg.Connection {
  readonly parsedStatements: Readonly<Record<string, string>>;
  readonly submittedNamedStatements: Record<string, string>;
  readonly stream: pg.Connection["stream"];
  parse(query: { readonly name: string; readonly text: string }): void;
  bind(config: object): void;
  execute(config: object): void;
  sync(): void;
  sendCopyFail(message: string): void;
}

/** Returns values in the form in which they are sent; an error when a value cannot be written. */
export function sentValues(values: readonly unknown[]): readonly unknown[] | Error {
  try {
    return values.map((value) => prepareValue(value));
  } catch (error) {
    return error as Error;
  }
}

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
    wire.stream.cork();
    try {
      this.#prepare(wire);
      wire.bind({ statement: this.name, values });
      wire.execute({});
      wire.sync();
    } finally {
      wire.stream.uncork();
    }
    return null;
  }

  /** Prepares the statement, unless the connection has already prepared it under its name. */
  #prepare(wire: Wire): void {
    const { name, text } = this;
    if (name && (wire.parsedStatements[name] ?? wire.submittedNamedStatements[name]) !== undefined) return;
    wire.parse({ name, text });
    if (name) wire.submittedNamedStatements[name] = text;
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
