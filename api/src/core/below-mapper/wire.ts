import pg from "pg";

/** Conversion of values before pg sends them, which its types do not name; `pg-cursor` uses it as well. */
const { prepareValue } = (pg as unknown as { readonly utils: { prepareValue(value: unknown): unknown } })
  .utils;

/** A statement, prepared under its name if it has one. */
export interface WireStatement {
  /** Empty without a name. */
  readonly name: string;
  readonly text: string;
}

/** The parts of a connection by which a statement is sent, which pg's types do not name. */
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

/** Returns values as they are sent; an error when one cannot be written. */
export function sentValues(values: readonly unknown[]): readonly unknown[] | Error {
  try {
    return values.map((value) => prepareValue(value));
  } catch (error) {
    return error as Error;
  }
}

/** Sends everything written by `write` as one message, up to the point at which the server answers. */
export function inOneWrite(wire: Wire, write: () => void): void {
  wire.stream.cork();
  try {
    write();
    wire.sync();
  } finally {
    wire.stream.uncork();
  }
}

/** Prepares a statement unless the connection has it under its name. */
export function prepareOn(wire: Wire, { name, text }: WireStatement): void {
  if (name && (wire.parsedStatements[name] ?? wire.submittedNamedStatements[name]) !== undefined) return;
  wire.parse({ name, text });
  if (name) wire.submittedNamedStatements[name] = text;
}
