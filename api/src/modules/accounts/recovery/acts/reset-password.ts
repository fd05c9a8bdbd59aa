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
 * Sets a password by a mailed link of a recovery or an invitation. Every session, every other such link and
 * any lock of the account end; access tokens and webhooks are paused. The e-mail counts as confirmed, because
 * the person received the link there.
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
