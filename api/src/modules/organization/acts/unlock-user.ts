import type { Work } from "../../../core/mutation/work.ts";
import type { User } from "../../accounts/account/user.entity.ts";
import "../organization.audit.ts";
import { lockFor } from "../user.access.ts";

/** Lets a person sign in again who failed too often: the lock and the failures are forgotten. */
export async function unlockUser(work: Work, { id }: { id: number }): Promise<User> {
  const user = await lockFor(work, "unlock", id);
  if (user.failedLoginAttempts > 0 || user.accountLockedUntil) {
    work.audit("user.unlocked", id, { failures: user.failedLoginAttempts });
    user.failedLoginAttempts = 0;
    user.accountLockedUntil = null;
  }
  return user;
}
