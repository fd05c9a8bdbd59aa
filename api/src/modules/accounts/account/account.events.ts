import type { Proven } from "../../../core/read/personal-data.ts";

declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** A person created an account, or an account was created for them. */
    "user.registered": { userId: number };
    /** A person confirmed the e-mail of their account. */
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
    /** A consent was revoked; `userId` is the account it belongs to, null when there is none. */
    "consent.revoked": { consentId: string; userId: number | null };
    /**
     * A person's access tokens and webhooks were paused, because their password was reset without the former
     * one.
     */
    "user.access-paused": { userId: number };
    /** A person ended all their access tokens and webhooks. */
    "user.access-ended": { userId: number };
    /** The paused access tokens and webhooks of these accounts were confirmed and resumed. */
    "user.access-confirmed": { userIds: readonly number[] };
    /** A service account was created. */
    "service-account.made": { userId: number };
    /** A service account was switched off, and its tokens ended. */
    "service-account.switched-off": { userId: number };
    /**
     * These roles now require a second factor; people with these roles and no second factor need one from
     * `due` on.
     */
    "second-factor.asked": { roles: readonly number[]; due: string };
    /** A person without a second factor was given a role that requires one. */
    "second-factor.asked-of": { userId: number; due: string };
    /** A message arrived through the contact form. */
    "contact.received": { messageId: string };
  }
}
