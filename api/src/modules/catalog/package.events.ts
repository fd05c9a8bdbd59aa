declare module "../../core/events/listeners.ts" {
  interface Events {
    /** What a package offers changed; `trip` when who holds seats of it should know. */
    "package.updated": { packageId: number; trip: boolean };
    /** A package is about to be deleted; whoever still needs it refuses. */
    "package.deleting": { packageId: number };
    /**
     * The departures of a package are about to change: to so many seats each, without those that leave (ids).
     * Whoever still needs them refuses.
     */
    "package.departures-changing": { packageId: number; cupos: number; leaving: readonly string[] };
  }
}

export {};
