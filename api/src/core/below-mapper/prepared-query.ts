import type pg from "pg";
import { inOneWrite, prepareOn, sentValues, type Wire, type WireStatement } from "./wire.ts";

/** A named statement with its values. */
export interface PreparedStatement extends WireStatement {
  readonly values: readonly unknown[];
}

type Row = Record<string, unknown>;
type Ended = (error: Error | null, result: PreparedResult) => void;
type Parse = (text: string) => unknown;

/** Result of a statement, in the form that `pg` returns. */
export interface PreparedResult {
  readonly command: string;
  readonly rowCount: number | null;
  readonly rows: readonly Row[];
}

/** The columns of a statement's rows, in their order. */
type Columns = readonly { readonly name: string; readonly parse: Parse }[];

/** Columns of the statements prepared on each connection, by statement name. */
const columnsOn = new WeakMap<pg.Connection, Map<string, Columns>>();

/** Returns whether the connection has prepared a statement and its columns are known. */
export const isKnownOn = (connection: pg.Connection, name: string): boolean =>
  columnsOn.get(connection)?.has(name) ?? false;

/**
 * A named statement whose columns Postgres describes only once, because for a row of a wide table the
 * description is most of the answer. Postgres refuses a prepared statement whose columns have changed since.
 */
export class PreparedQuery implements pg.Submittable {
  readonly name: string;
  readonly text: string;
  /** Callback that the sending client sets. */
  callback: Ended | undefined;
  readonly #values: readonly unknown[];
  readonly #parserOf: (type: number) => Parse;
  readonly #begins: boolean;
  #connection: pg.Connection | undefined;
  #columns: Columns | undefined;
  readonly #rows: Row[] = [];
  #ended = "";
  #failure: Error | null = null;

  /**
   * Creates the query; `parserOf` returns the parser of a Postgres type. With `begins`, a transaction begins
   * in the same message. The statement must then be known on its connection; if the beginning fails, the
   * statement does not run.
   */
  constructor({ name, text, values }: PreparedStatement, parserOf: (type: number) => Parse, begins: boolean) {
    this.name = name;
    this.text = text;
    this.#values = values;
    this.#parserOf = parserOf;
    this.#begins = begins;
  }

  /** Sends the statement. Returns the error when a value cannot be written; nothing was sent then. */
  submit(connection: pg.Connection): Error | null {
    const values = sentValues(this.#values);
    if (values instanceof Error) return values;
    const wire = connection as Wire;
    this.#connection = connection;
    this.#columns = columnsOn.get(connection)?.get(this.name);
    inOneWrite(wire, () => {
      if (this.#begins) begin(wire);
      prepareOn(wire, this);
      wire.bind({ statement: this.name, values });
      if (!this.#columns) wire.describe({ type: "P" });
      wire.execute({});
    });
    return null;
  }

  handleRowDescription({
    fields,
  }: {
    readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
  }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, parse: this.#parserOf(dataTypeID) }));
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const row: Row = {};
    try {
      (this.#columns ?? []).forEach(({ name, parse }, place) => {
        const text = fields[place] ?? null;
        row[name] = text === null ? null : parse(text);
      });
    } catch (error) {
      this.#failure ??= error as Error;
    }
    this.#rows.push(row);
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#ended = text;
  }

  handleReadyForQuery(): void {
    if (this.#failure) {
      this.callback?.(this.#failure, this.#result());
      return;
    }
    this.#keepColumns();
    this.callback?.(null, this.#result());
  }

  handleError(error: Error): void {
    this.callback?.(error, this.#result());
  }

  handleCopyInResponse(connection: pg.Connection): void {
    (connection as Wire).sendCopyFail("No source stream defined");
  }

  // No portal is left open: nothing is to be done at these.
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
  handleCopyData(): void {}

  /** Stores the columns of the statement; a statement without result rows has no columns. */
  #keepColumns(): void {
    const connection = this.#connection;
    if (!connection || isKnownOn(connection, this.name)) return;
    const known = columnsOn.get(connection) ?? new Map<string, Columns>();
    columnsOn.set(connection, known.set(this.name, this.#columns ?? []));
  }

  #result(): PreparedResult {
    const [command = "", ...counts] = this.#ended.split(" ");
    const count = counts.at(-1);
    return { command, rowCount: count === undefined ? null : Number(count), rows: this.#rows };
  }
}

/** Writes the beginning of a transaction as the first part of a message. */
function begin(wire: Wire): void {
  wire.parse({ name: "", text: "begin" });
  wire.bind({ statement: "", values: [] });
  wire.execute({});
}
