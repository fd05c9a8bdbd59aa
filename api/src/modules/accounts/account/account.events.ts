import type { Proven } from "../../../core/personal-data.ts";

declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** A person made an account, or was given one. */
    "user.registered": { userId: number };
    /** A person proved that the e-mail of their account is theirs. */
    "user.email-verified": { userId: number };
    /** A person's account was anonymised; what other modules know of them only for its sake goes too. */
    /** `email` is the one that was theirs, where they had confirmed it. */
    "user.erased": { userId: number; email: string | null };
    /**
     * Somebody without an account is erased: of what they have shown to be theirs goes what no legal duty
     * keeps. An account is erased besides, by `user.erased`.
     */
    "person.erased": { proven: Proven };
    /** A consent was revoked; `userId` is its account, where it has one. */
    "consent.revoked": { consentId: string; userId: number | null };
    /** Somebody wrote in the contact form. */
    "contact.received": { messageId: string };
  }
}
