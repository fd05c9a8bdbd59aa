declare module "../../core/events/listeners.ts" {
  interface Events {
    /** The e-mail of an account was changed by another user. */
    "user.email-changed": { userId: number; before: string; after: string };
    /** A person was replaced by a successor; their team already reports to the successor. */
    "user.succeeded": { userId: number; successorId: number };
  }
}

export {};
