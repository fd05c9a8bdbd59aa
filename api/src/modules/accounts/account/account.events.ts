declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** A person made an account, or was given one. */
    "user.registered": { userId: number };
    /** A person proved that the e-mail of their account is theirs. */
    "user.email-verified": { userId: number };
    /** A person's account was anonymised; what other modules know of them only for its sake goes too. */
    /** `email` is the one that was theirs, where they had confirmed it. */
    "user.erased": { userId: number; email: string | null };
    /** Somebody wrote in the contact form. */
    "contact.received": { messageId: string };
  }
}

export {};
