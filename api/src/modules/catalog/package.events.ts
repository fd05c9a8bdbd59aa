declare module "../../core/events/listeners.ts" {
  interface Events {
    /** A package is about to be deleted; whoever still needs it refuses. */
    "package.deleting": { packageId: number };
  }
}

export {};
