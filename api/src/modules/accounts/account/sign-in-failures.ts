import { Refusal } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { lockAfter, lockedAccountText, secondsLocked } from "./sign-in.rules.ts";
import type { User } from "./user.entity.ts";

const locked = (until: Date, now: Date) =>
  new Refusal("LOCKED", lockedAccountText(until, now), [], secondsLocked(until, now));

/** Refuses an attempt on a locked account. Throws LOCKED. */
export function refuseLocked({ now }: Work, { accountLockedUntil: until }: User): void {
  if (until && until > now) throw locked(until, now);
}

/**
 * Counts a wrong password or code as a failed attempt of the account, and refuses it. The 4th failure in a
 * row locks the account for 15 minutes and throws LOCKED. The count is saved although the request is refused.
 * The account must be locked in this transaction already.
 */
export function refuseFailure(work: Work, user: User, refusal: Refusal): never {
  const { now } = work;
  // A lock that has ended starts the count again, else one slip would lock again.
  user.failedLoginAttempts = user.accountLockedUntil ? 1 : user.failedLoginAttempts + 1;
  user.accountLockedUntil = lockAfter(user.failedLoginAttempts, now);
  const { failedLoginAttempts: failures, accountLockedUntil: until } = user;
  work.audit("user.sign-in-failed", user.id, { failures, lockedUntil: until?.toISOString() });
  work.refuseKeeping(until ? locked(until, now) : refusal);
}

/**
 * Resets the count of failed sign-ins and unlocks the account, once a person has proven that it is theirs.
 */
export function forgetFailures(user: User): void {
  user.failedLoginAttempts = 0;
  user.accountLockedUntil = null;
}
