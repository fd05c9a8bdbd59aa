declare module "../../core/events/listeners.ts" {
  interface Events {
    /**
     * The content of a package changed; `trip` is true when the people with booked seats should be notified.
     */
    "package.updated": { packageId: number; trip: boolean };
    /** A package is about to be deleted; a listener that still needs the package refuses. */
    "package.deleting": { packageId: number };
    /**
     * The departures of a package are about to change: `cupos` is the new number of seats of each, `leaving`
     * has the ids of removed ones. A listener that still needs these departures refuses.
     */
    "package.departures-changing": { packageId: number; cupos: number; leaving: readonly string[] };
  }
}

export {};
