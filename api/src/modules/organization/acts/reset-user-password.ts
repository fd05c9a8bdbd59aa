import { badInput } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { queuePasswordNotice } from "../../accounts/account/account.mail.ts";
import { hashPassword } from "../../accounts/password/password.ts";
import { newPasswordProblem } from "../../accounts/password/new-password.ts";
import { pauseAccess } from "../../accounts/token/pause-access.ts";
import { endAccess } from "../departure.ts";
import { lockFor } from "../user.access.ts";
import type { ResetUserPasswordInput } from "../user.inputs.ts";

/**
 * Sets a new password for a person. All their sessions end, access that outlives sessions is paused, and the
 * account is unlocked. The person is notified by mail, without the password.
 */
export async function resetUserPassword(
  work: Work,
  { id, input: { newPassword } }: { id: number; input: ResetUserPasswordInput },
): Promise<string> {
  const problem = newPasswordProblem(newPassword);
  if (problem) throw badInput("newPassword", problem);
  const passwordHash = await hashPassword(newPassword);
  const user = await lockFor(work, "resetPassword", id);
  user.passwordHash = passwordHash;
  user.invitedAt = null;
  user.failedLoginAttempts = 0;
  user.accountLockedUntil = null;
  work.audit("user.password-given", id, {});
  await endAccess(work, user);
  await pauseAccess(work, user);
  await queuePasswordNotice(work, user);
  return "Contraseña actualizada exitosamente";
}
