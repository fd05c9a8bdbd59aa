import pg from "pg";

/** Conversion of values before pg sends them, which its types do not name; `pg-cursor` uses it as well. */
const { prepareValue } = (pg as unknown as { readonly utils: { prepareValue(value: unknown): unknown } })
  .utils;

/** The values of a row as Postgres writes them; null for SQL null. */
export type TextValues = readonly (string | null)[];

/** A statement that answers one row of texts at most. */
export interface TextStatement {
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The parts of a connection by which a statement is sent. */
interface Wire extends pg.Connection {
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
  readonly stream: pg.Connection["stream"];
  parse(query: { readonly name: string; readonly text: string }): void;
  bind(config: object): void;
  execute(config: object): void;
  sync(): void;
  sendCopyFail(message: string): void;
}

type Ended = (error: Error | null, row?: TextValues) => void;

/**
 * A statement of which only the texts of its row are wanted: the row is not described and nothing of it is
 * converted. It is sent in one write, and prepared under its name as `pg.Query` would.
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
    let values: readonly unknown[];
    try {
      values = this.#values.map((value) => prepareValue(value));
    } catch (error) {
      return error as Error;
    }
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

/** Asks a pool for the texts of the one row of a statement; undefined when it has none. */
export const textsOf = async (
  pool: Pick<pg.Pool, "query">,
  statement: TextStatement,
): Promise<TextValues | undefined> =>
  (await pool.query(new TextRow(statement))) as unknown as TextValues | undefined;
