import type { Act } from "../mutation/act.ts";
import type { Services } from "../context.ts";

/** Every job of the product and its payload (ids only). Modules add their own by declaration merging. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface Jobs {}

/** The context of a job handler: the services, and the door to acts in the name of nobody. */
export interface JobContext {
  readonly services: Services;
  run<A, R>(act: Act<A, R>, args: A): Promise<R>;
}

/** One job: it may run more than once (a crash between its work and its end), so its effect is keyed. */
export interface Job {
  readonly name: keyof Jobs;
  readonly run: (context: JobContext, payload: never) => Promise<void>;
}

/** Makes a job whose payload is typed by its name. */
export const job = <J extends keyof Jobs>(
  name: J,
  run: (context: JobContext, payload: Jobs[J]) => Promise<void>,
): Job => ({ name, run });

/** Work done every minute over due rows (`due_at <= clock.now()`), each row claimed by an update. */
export interface Sweep {
  readonly name: string;
  readonly run: (context: JobContext) => Promise<void>;
}
