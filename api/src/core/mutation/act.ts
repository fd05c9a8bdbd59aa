import type { Scope } from "./scope.ts";
import type { Work } from "./work.ts";

declare module "../context.ts" {
  interface Context {
    /**
     * Runs an act in one transaction and returns its result. `once` makes a repetition with the same key
     * return the first result.
     */
    run<A, R, P>(act: Act<A, R> | PreparedAct<A, P, R>, args: A, once?: Once): Promise<R>;
  }
}

/**
 * One thing that a person or a job does: load or NOT_FOUND, may I, is it allowed now, change with audit and
 * events; the rest is a job. It runs in the transaction that `Context.run` opens.
 */
export interface Act<A, R> {
  (work: Work, args: A): Promise<R>;
  readonly again?: Again<A, R>;
}

/**
 * Answers a repeated request with the same key whose first result is not stored, because it held a link, for
 * example. It changes only what the answer needs, and finds the record by scope as the act does.
 */
export type Again<A, R> = (work: Work, args: A) => Promise<R>;

/**
 * An act that needs slow work (a PDF) before its transaction. `prepare` reads without a transaction and
 * returns the data that `act` receives; `act` must refuse when the records that `prepare` read have changed
 * (`sameAs`).
 */
export interface PreparedAct<A, P, R> {
  /** Its exported name: a repetition of a request is known by it. */
  readonly name: string;
  readonly prepare: (scope: Scope, args: A) => Promise<P>;
  readonly act: (work: Work, args: A, prepared: P) => Promise<R>;
  readonly again?: Again<A, R>;
}

/**
 * A key under which a repetition answers the first result: the `Idempotency-Key` of the request, or nothing.
 */
export interface Once {
  readonly key: string | null | undefined;
  /** The operation's name: the same key on another operation is another key. */
  readonly operation: string;
  /**
   * True when the key belongs to the request, not to this operation. Then the act's arguments belong to the
   * key, and its result is kept for a day, provided that it is an id or empty.
   */
  readonly implied?: boolean;
}
