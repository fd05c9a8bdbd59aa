import type { Context } from "../../context.ts";
import { Refusal } from "../../failure.ts";
import { networkOf } from "../../auth/client-address.ts";
import { type Caller, callerLeft } from "./budget.ts";
import { HEAVY_ROWS } from "./cost.ts";

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

/** The heavy documents of one person: how many run, and who waits, in the order in which they came. */
interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/** Keeps one person from reading more than two heavy documents at a time, in one process. */
export class HeavyReads {
  readonly #lines = new Map<string, Line>();

  /**
   * Waits for a turn; answers how to give it back.
   * @throws Refusal RATE_LIMITED when none came in time.
   */
  async enter(person: string): Promise<() => void> {
    const line = this.#lines.get(person) ?? { running: 0, waiting: [] };
    this.#lines.set(person, line);
    if (line.running < AT_A_TIME) line.running += 1;
    else await turnIn(line);
    return () => this.#release(person, line);
  }

  #release(person: string, line: Line): void {
    const next = line.waiting.shift();
    // The next one takes the place over.
    if (next) next();
    else line.running -= 1;
    if (line.running === 0) this.#lines.delete(person);
  }
}

function turnIn(line: Line): Promise<void> {
  return new Promise((resolve, reject) => {
    const begin = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      line.waiting.splice(line.waiting.indexOf(begin), 1);
      reject(tooManyHeavy());
    }, LONGEST_WAIT);
    line.waiting.push(begin);
  });
}

/** Requests that have their turn: what the fast tier leaves to Apollo is the same request. */
const admitted = new WeakSet<Caller>();

/**
 * Lets a document of so many rows begin; a heavy one when it is its turn, until its answer has left.
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
