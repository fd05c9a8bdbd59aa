declare module "../../core/events/listeners.ts" {
  interface Events {
    /** Somebody left their place and another took it over: their team stands below the successor already. */
    "user.succeeded": { userId: number; successorId: number };
  }
}

export {};
