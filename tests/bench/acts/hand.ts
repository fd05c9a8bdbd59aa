import { randomUUID } from "node:crypto";
import type pg from "pg";

/** A statement that each connection prepares once. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

let statements = 0;

/** Returns a statement with a name of its own. */
export const statement = (text: string): Statement => ({ name: `act_${statements++}`, text });

/** Person who acts, as the verified token says. */
export interface Actor {
  readonly id: number;
  readonly role: number;
  readonly name: string;
}

/** The transaction of one act, and the parts of the request beside its variables. */
export interface Hand {
  readonly actor: Actor;
  readonly now: Date;
  /** The file of a request that has one. */
  readonly file: Buffer | null;
  /** Runs a statement and answers its rows. */
  readonly run: <Row extends object>(asked: Statement, values: readonly unknown[]) => Promise<Row[]>;
}

/** The statement whose one text is the answer, asked once the act is committed. */
export type Answer = readonly [Statement, readonly unknown[]];

/** The least that an act can cost: the statements that one would write by hand for it. */
export type Floor<Variables> = (hand: Hand, variables: Variables) => Promise<Answer>;

/** Does an act in one transaction and returns the text of its answer. */
export async function byHand<Variables>(
  pool: pg.Pool,
  floor: Floor<Variables>,
  { variables, ...asked }: Pick<Hand, "actor" | "file"> & { readonly variables: Variables },
): Promise<string> {
  const client = await pool.connect();
  const run: Hand["run"] = async <Row extends object>(
    { name, text }: Statement,
    values: readonly unknown[],
  ) => (await client.query<Row>({ name, text, values: [...values] })).rows;
  try {
    await client.query("begin");
    const [last, values] = await floor({ ...asked, now: new Date(), run }, variables);
    await client.query("commit");
    const [row] = await run<{ text: string }>(last, values);
    return row?.text ?? "";
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

/** Returns a new id in the order of time, as the product's are: rows of one moment are neighbours. */
export function newId(): string {
  const instant = Date.now().toString(16).padStart(12, "0");
  return `${instant.slice(0, 8)}-${instant.slice(8)}-7${randomUUID().slice(15)}`;
}

/** Returns a value that has to be there. @throws Error when the act is to be refused. */
export function known<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error("refused");
  return value;
}

/** Throws unless an act may go on. */
export function refuseUnless(allowed: boolean): void {
  if (!allowed) throw new Error("refused");
}
