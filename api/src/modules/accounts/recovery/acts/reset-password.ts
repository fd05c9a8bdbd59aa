import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { queuePasswordNotice } from "../../account/account.mail.ts";
import { noteVerifiedEmail } from "../../account/verified-email.ts";
import { pauseAccess } from "../../token/pause-access.ts";
import { hashPassword } from "../../password/password.ts";
import { newPasswordProblem } from "../../password/new-password.ts";
import { endSessions } from "../../account/end-sessions.ts";
import { TokenPurpose } from "../../account/user-token.entity.ts";
import { endPasswordLinks, passwordPurposes, useToken } from "../../account/user-token.ts";

/**
 * Sets a password by a mailed link, of a recovery or of an invitation. Every session, a lock and every other
 * such link end, and access that outlives a session is paused. The mail was read, so the address is theirs.
 */
export async function resetPassword(
  work: Work,
  { token, password }: { token: string; password: string },
): Promise<string> {
  const { user, email, purpose } = await useToken(work, passwordPurposes, token);
  const problem = newPasswordProblem(password);
  if (problem) throw badInput("password", problem);
  const passwordHash = await hashPassword(password);

  await work.lock(user);
  const invited = purpose === TokenPurpose.invitation;
  user.passwordHash = passwordHash;
  user.invitedAt = null;
  await endPasswordLinks(work, user);
  await endSessions(work, user);
  await pauseAccess(work, user);
  user.failedLoginAttempts = 0;
  user.accountLockedUntil = null;
  work.audit(invited ? "user.invitation-taken" : "user.password-reset", user.id, {});
  if (email === user.email) await noteVerifiedEmail(work, user);
  if (!invited) await queuePasswordNotice(work, user);
  return "Contraseña restablecida exitosamente";
}
