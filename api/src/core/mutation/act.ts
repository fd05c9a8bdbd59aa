import type { Scope } from "./scope.ts";
import type { Work } from "./work.ts";

declare module "../context.ts" {
  interface Context {
    /**
     * Runs an act in one transaction and returns its result. With `once`, a repetition with the same key
     * returns the first result.
     */
    run<A, R, P>(act: Act<A, R> | PreparedAct<A, P, R>, args: A, once?: Once): Promise<R>;
  }
}

/**
 * One act of a person or a job. It loads the record (or throws NOT_FOUND), checks permission and state,
 * and makes the change with audit and events; any further work is a job. It runs in the transaction that
 * `Context.run` opens.
 */
export interface Act<A, R> {
  (work: Work, args: A): Promise<R>;
  readonly again?: Again<A, R>;
}

/**
 * Function that answers a repeated request with the same key when the first result is not stored, for example
 * because it contains a link. It changes only data that the answer requires, and finds the record within the
 * caller's scope, as the act does.
 */
export type Again<A, R> = (work: Work, args: A) => Promise<R>;

/**
 * An act that needs slow work, such as a PDF, before its transaction. `prepare` reads without a transaction
 * and returns the data that `act` receives; `act` must refuse when the records read by `prepare` have changed
 * (`sameAs`).
 */
export interface PreparedAct<A, P, R> {
  /** Exported name of the act, by which repeated requests are recognized. */
  readonly name: string;
  readonly prepare: (scope: Scope, args: A) => Promise<P>;
  readonly act: (work: Work, args: A, prepared: P) => Promise<R>;
  readonly again?: Again<A, R>;
}

/**
 * Key under which a repeated request returns the first result: the request's `Idempotency-Key`; null or
 * undefined for none.
 */
export interface Once {
  readonly key: string | null | undefined;
  /** Name of the operation; keys of different operations are independent. */
  readonly operation: string;
  /**
   * True when the key belongs to the whole request, not to this operation. The act's arguments then count as
   * part of the key, and its result is stored for a day if it is an id or empty.
   */
  readonly implied?: boolean;
}
