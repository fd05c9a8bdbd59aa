import type { Services } from "./context.ts";
import type { Act, PreparedAct } from "./mutation/act.ts";
import type { Viewer } from "./auth/viewer.ts";

/** The means of a demo seed: acts in anybody's name at any past instant. */
export interface SeedContext {
  readonly services: Services;
  /** Runs an act as `viewer` (null: nobody) at the instant the demo's clock shows. */
  as<A, R, P>(viewer: Viewer | null, act: Act<A, R> | PreparedAct<A, P, R>, args: A): Promise<R>;
  /** Moves the demo's clock. */
  at(instant: Date): void;
  /**
   * Does the work for each of some independent items, a few at a time: while one waits for the database or
   * for a document, another continues. Each has a demo clock of its own.
   */
  each<T>(
    things: readonly T[],
    work: (seed: SeedContext, thing: T, place: number) => Promise<void>,
  ): Promise<void>;
  /** Fraction of the demo data that is made: 1 is the whole demo, less is enough for a test. */
  readonly scale: number;
  /** Values that earlier modules' seeds stored for later ones. */
  readonly shared: Map<string, unknown>;
}

/** Makes a module's demo rows. */
export type Seed = (context: SeedContext) => Promise<void>;
