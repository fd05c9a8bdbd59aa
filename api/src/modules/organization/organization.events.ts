declare module "../../core/events/listeners.ts" {
  interface Events {
    /** Somebody who leads gave an account another e-mail. */
    "user.email-changed": { userId: number; before: string; after: string };
    /** Somebody left their place and another took it over: their team stands below the successor already. */
    "user.succeeded": { userId: number; successorId: number };
  }
}

export {};
