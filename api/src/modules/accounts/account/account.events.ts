import type { Proven } from "../../../core/read/personal-data.ts";

declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** A person made an account, or was given one. */
    "user.registered": { userId: number };
    /** A person proved that the e-mail of their account is theirs. */
    "user.email-verified": { userId: number };
    /**
     * A person's account was anonymised; data of other modules that exist only for the account are deleted
     * too.
     */
    /** `email` is their former address, if they had confirmed it. */
    "user.erased": { userId: number; email: string | null };
    /**
     * A person without an account is erased: the data proven to be theirs are deleted, except data that the
     * law requires to keep. An account is erased separately, by `user.erased`.
     */
    "person.erased": { proven: Proven };
    /** A consent was revoked; `userId` is its account, where it has one. */
    "consent.revoked": { consentId: string; userId: number | null };
    /** Access that outlives the sessions of a person was paused: their password was set without it. */
    "user.access-paused": { userId: number };
    /** A person ended everything that outlives their sessions. */
    "user.access-ended": { userId: number };
    /** Access of these accounts that was paused was confirmed. */
    "user.access-confirmed": { userIds: readonly number[] };
    /** A service account was made. */
    "service-account.made": { userId: number };
    /** A service account was switched off, and its tokens ended. */
    "service-account.switched-off": { userId: number };
    /** These roles now require a second factor; their people without one need it from `due` on. */
    "second-factor.asked": { roles: readonly number[]; due: string };
    /** A person without a second factor was given a role that requires one. */
    "second-factor.asked-of": { userId: number; due: string };
    /** A message arrived through the contact form. */
    "contact.received": { messageId: string };
  }
}
