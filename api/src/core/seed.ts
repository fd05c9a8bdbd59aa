import type { Services } from "./context.ts";
import type { Act, PreparedAct } from "./mutation/act.ts";
import type { Viewer } from "./auth/viewer.ts";

/** Context of a demo seed: runs acts on behalf of any person at any past time. */
export interface SeedContext {
  readonly services: Services;
  /** Runs an act as `viewer` (null: not signed in) at the time of the demo's clock. */
  as<A, R, P>(viewer: Viewer | null, act: Act<A, R> | PreparedAct<A, P, R>, args: A): Promise<R>;
  /** Sets the demo's clock. */
  at(instant: Date): void;
  /**
   * Runs the work for each of some independent items, a few at a time: while one waits for the database or
   * for a document, another continues. Each has its own demo clock.
   */
  each<T>(
    things: readonly T[],
    work: (seed: SeedContext, thing: T, place: number) => Promise<void>,
  ): Promise<void>;
  /** Fraction of the demo data to create: 1 is the whole demo, less is enough for a test. */
  readonly scale: number;
  /** Values that earlier modules' seeds stored for later ones. */
  readonly shared: Map<string, unknown>;
}

/** Function that creates a module's demo rows. */
export type Seed = (context: SeedContext) => Promise<void>;
