import type { Context } from "../../context.ts";
import { Refusal } from "../../failure.ts";
import { networkOf } from "../../auth/client-address.ts";
import { type Caller, callerLeft } from "./budget.ts";
import { HEAVY_ROWS } from "./cost.ts";
import { Lines } from "./lines.ts";

/**
 * Number of heavy documents of one person that run at a time, and milliseconds for which a further one waits.
 */
const AT_A_TIME = 2;
const LONGEST_WAIT = 5_000;

const tooManyHeavy = () =>
  new Refusal(
    "RATE_LIMITED",
    "Ya tienes dos consultas grandes en curso. Espera a que terminen e intenta de nuevo.",
    [],
    LONGEST_WAIT / 1000,
  );

/** Returns the queues for heavy documents: two per person run at a time in one process. */
export const heavyReads = (): Lines => new Lines(AT_A_TIME, LONGEST_WAIT, tooManyHeavy);

/**
 * Requests that were already admitted; a request that the fast path passes on to Apollo is the same request.
 */
const admitted = new WeakSet<Caller>();

/**
 * Admits a document by its number of rows; a heavy document waits for its turn, which lasts until its answer
 * was sent. @throws Refusal RATE_LIMITED when too many documents of the same person run.
 */
export async function admit(context: Context, rows: number): Promise<void> {
  const { caller } = context.origin;
  if (rows <= HEAVY_ROWS || !caller || admitted.has(caller)) return;
  const release = await context.services.limits.heavy.enter(personOf(context));
  if (caller.closed) {
    release();
    throw callerLeft();
  }
  admitted.add(caller);
  caller.once("close", release);
}

/**
 * Returns the key under which a request waits for its turn: the real person's, even while they view as
 * another person; otherwise the link's or the address's.
 */
export function personOf({ impersonator, viewer, link, origin }: Context): string {
  const person = impersonator?.by ?? viewer;
  if (person) return `person ${person.id}`;
  return link ? `link ${link.id}` : `address ${networkOf(origin.ip ?? "unknown")}`;
}
