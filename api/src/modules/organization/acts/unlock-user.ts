import type { Work } from "../../../core/mutation/work.ts";
import type { User } from "../../accounts/account/user.entity.ts";
import { lockFor } from "../user.access.ts";

/** Unlocks an account after too many failed sign-ins: clears the lock and the count of failures. */
export async function unlockUser(work: Work, { id }: { id: number }): Promise<User> {
  const user = await lockFor(work, "unlock", id);
  if (user.failedLoginAttempts > 0 || user.accountLockedUntil) {
    work.audit("user.unlocked", id, { failures: user.failedLoginAttempts });
    user.failedLoginAttempts = 0;
    user.accountLockedUntil = null;
  }
  return user;
}
