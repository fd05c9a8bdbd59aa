import type { Context } from "../../context.ts";
import { Refusal } from "../../failure.ts";
import { networkOf } from "../../auth/client-address.ts";
import { type Caller, callerLeft } from "./budget.ts";
import { HEAVY_ROWS } from "./cost.ts";
import { Lines } from "./lines.ts";

/** Heavy documents of one person that run at a time, and milliseconds that one more waits for its turn. */
const AT_A_TIME = 2;
const LONGEST_WAIT = 5_000;

const tooManyHeavy = () =>
  new Refusal(
    "RATE_LIMITED",
    "Ya tienes dos consultas grandes en curso. Espera a que terminen e intenta de nuevo.",
    [],
    LONGEST_WAIT / 1000,
  );

/** Returns the lines in which heavy documents wait: of one person two at a time run in one process. */
export const heavyReads = (): Lines => new Lines(AT_A_TIME, LONGEST_WAIT, tooManyHeavy);

/** Requests that have their turn: a request that the fast tier leaves to Apollo is the same request. */
const admitted = new WeakSet<Caller>();

/**
 * Lets a document of so many rows begin; a heavy one when it is its turn, until its answer was sent.
 * @throws Refusal RATE_LIMITED when too many of the same person run.
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
 * Returns the key under which a request waits for its turn: that of the real person, also while they view
 * as another; of a link; or of an address.
 */
export function personOf({ impersonator, viewer, link, origin }: Context): string {
  const person = impersonator?.by ?? viewer;
  if (person) return `person ${person.id}`;
  return link ? `link ${link.id}` : `address ${networkOf(origin.ip ?? "unknown")}`;
}
