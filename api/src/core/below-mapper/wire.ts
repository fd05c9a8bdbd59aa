import pg from "pg";

/**
 * Function of `pg` that converts values before sending, missing in its types; `pg-cursor` uses it as well.
 */
const { prepareValue } = (pg as unknown as { readonly utils: { prepareValue(value: unknown): unknown } })
  .utils;

/** A statement, prepared under its name if it has one. */
export interface WireStatement {
  /** Name of the prepared statement; empty for an unnamed statement. */
  readonly name: string;
  readonly text: string;
}

/** Parts of a connection that send a statement; `pg`'s types do not declare them. */
export interface Wire extends pg.Connection {
  readonly parsedStatements: Readonly<Record<string, string>>;
  readonly submittedNamedStatements: Record<string, string>;
  readonly stream: pg.Connection["stream"];
  parse(query: WireStatement): void;
  bind(config: object): void;
  describe(config: object): void;
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

/** Sends everything written by `write` as one message, followed by a Sync, at which the server answers. */
export function inOneWrite(wire: Wire, write: () => void): void {
  wire.stream.cork();
  try {
    write();
    wire.sync();
  } finally {
    wire.stream.uncork();
  }
}

/** Prepares a statement, unless the connection has already prepared it under its name. */
export function prepareOn(wire: Wire, { name, text }: WireStatement): void {
  if (name && (wire.parsedStatements[name] ?? wire.submittedNamedStatements[name]) !== undefined) return;
  wire.parse({ name, text });
  if (name) wire.submittedNamedStatements[name] = text;
}
