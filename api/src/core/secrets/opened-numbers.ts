import type { AuditEntries } from "../audit/audit.ts";
import type { Context } from "../context.ts";
import { type Actor, mutate } from "../mutation/mutation.ts";
import type { Work } from "../mutation/work.ts";
import { sql } from "../read/sql.ts";

/** Milliseconds within which decrypting a number again adds no second history line. */
const AGAIN = 3_600_000;

/** Types of history lines about a decrypted number: all contain the bank and the masked number. */
type ShownEntry = {
  [Type in keyof AuditEntries]: AuditEntries[Type] extends { banco: string; numeroCuenta: string }
    ? Type
    : never;
}[keyof AuditEntries] &
  string;

/** An account whose number was displayed to another person than its owner. */
interface OpenedNumber {
  readonly id: string;
  readonly banco: string;
  readonly numeroCuenta: string;
}

interface Opened {
  readonly numbers: OpenedNumber[];
  readonly noted: Promise<void>;
}

/** Account numbers that a request has decrypted. */
interface OfRequest {
  /** Numbers that are not recorded yet, by type of history line. */
  readonly waiting: Map<ShownEntry, Opened>;
  /** Resolves when the lines that were started earlier are written. */
  written: Promise<void>;
}

const requests = new WeakMap<Context, OfRequest>();

/**
 * Records in the history, before the answer is sent, that the caller sees another person's account number.
 * The numbers of one answer share a transaction, and each account gets at most one line an hour.
 */
export function noteOpened(context: Context, type: ShownEntry, number: OpenedNumber): Promise<void> {
  const own = requests.get(context) ?? { waiting: new Map(), written: Promise.resolve() };
  requests.set(context, own);
  const known = own.waiting.get(type);
  if (known) {
    known.numbers.push(number);
    return known.noted;
  }
  const numbers = [number];
  const note = () => {
    own.waiting.delete(type);
    return mutate(context.services, readerOf(context), noteAll, { type, numbers });
  };
  // Later fields, such as those in another root, read the lines of earlier ones.
  const earlier = own.written.catch(() => undefined);
  const noted = Promise.all([earlier, new Promise((resolve) => setImmediate(resolve))]).then(note);
  own.waiting.set(type, { numbers, noted });
  own.written = noted;
  return noted;
}

/**
 * Returns the actual reader: the OWNER when they view as another person. The history line does not belong to
 * an act of the request.
 */
function readerOf({ viewer, impersonator, link, origin: { idempotencyKey: _, ...origin } }: Context): Actor {
  return { viewer: impersonator?.by ?? viewer, link, origin };
}

interface Noted {
  readonly type: ShownEntry;
  readonly numbers: readonly OpenedNumber[];
}

async function noteAll(work: Work, { type, numbers }: Noted): Promise<void> {
  const ids = [...new Set(numbers.map(({ id }) => id))];
  const since = new Date(work.now.getTime() - AGAIN);
  const known = await work.rows<{ id: string }>(
    sql`select distinct record_id as id from audit_entries where record_id = any(${ids}) and type = ${type}
      and actor_id = ${work.viewer?.id ?? 0} and at > ${since}`,
  );
  for (const id of ids) {
    const number = numbers.find((one) => one.id === id);
    if (!number || known.some((one) => one.id === id)) continue;
    const { banco, numeroCuenta } = number;
    work.audit(type, id, { banco, numeroCuenta } as never);
  }
}
