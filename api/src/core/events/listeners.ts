import type { Work } from "../mutation/work.ts";

declare module "../context.ts" {
  interface Services {
    readonly listeners: Listeners;
  }
}

/** Every event of the product and its data (ids only). Modules add their own by declaration merging. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface Events {}

/** A module's reaction to an event: it runs inside the transaction of the act that emitted it. */
export interface Listener {
  readonly event: keyof Events;
  readonly run: (work: Work, event: never) => Promise<void>;
}

/** Makes a listener whose event is typed by its name. */
export const on = <E extends keyof Events>(
  event: E,
  run: (work: Work, event: Events[E]) => Promise<void>,
): Listener => ({ event, run });

/** All listeners by event, in module order. */
export class Listeners {
  readonly #byEvent = new Map<keyof Events, Listener["run"][]>();

  constructor(listeners: readonly Listener[]) {
    for (const { event, run } of listeners)
      this.#byEvent.set(event, [...(this.#byEvent.get(event) ?? []), run]);
  }

  /** Runs each listener of the event, one after the other, inside `work`. */
  async notify<E extends keyof Events>(work: Work, event: E, payload: Events[E]): Promise<void> {
    for (const run of this.#byEvent.get(event) ?? []) await run(work, payload as never);
  }
}
