declare module "../../core/events/listeners.ts" {
  interface Events {
    /** The e-mail of an account was changed by another person. */
    "user.email-changed": { userId: number; before: string; after: string };
    /** A person left their place and another took it over: their team already reports to the successor. */
    "user.succeeded": { userId: number; successorId: number };
  }
}

export {};
