declare module "../../core/events/listeners.ts" {
  interface Events {
    /**
     * The content of a package changed; `trip` is true when the people who hold seats of it should be
     * notified.
     */
    "package.updated": { packageId: number; trip: boolean };
    /** A package is about to be deleted; a listener that still needs it refuses. */
    "package.deleting": { packageId: number };
    /**
     * The departures of a package are about to change: to so many seats each, without the removed ones (ids).
     * A listener that still needs them refuses.
     */
    "package.departures-changing": { packageId: number; cupos: number; leaving: readonly string[] };
  }
}

export {};
