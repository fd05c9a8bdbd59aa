import type { Act } from "../mutation/act.ts";
import type { Services } from "../context.ts";

/** Every job of the product and its payload (ids only). Modules add their own by declaration merging. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface Jobs {}

/** Context of a job handler: the services, and the function that runs acts without a signed-in person. */
export interface JobContext {
  readonly services: Services;
  run<A, R>(act: Act<A, R>, args: A): Promise<R>;
}

/**
 * One kind of job. A job may run more than once (after a crash between its work and its completion), so its
 * effect must be idempotent.
 */
export interface Job {
  readonly name: keyof Jobs;
  readonly run: (context: JobContext, payload: never) => Promise<void>;
}

/** Creates a job whose payload is typed by its name. */
export const job = <J extends keyof Jobs>(
  name: J,
  run: (context: JobContext, payload: Jobs[J]) => Promise<void>,
): Job => ({ name, run });

/** Work that runs every minute over due rows (`due_at <= clock.now()`); an update claims each row. */
export interface Sweep {
  readonly name: string;
  readonly run: (context: JobContext) => Promise<void>;
}
