import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { ChangePasswordInput } from "../../account/account.inputs.ts";
import { queuePasswordNotice } from "../../account/account.mail.ts";
import { type OwnFactors, proveFactors } from "../../passkey/own-factors.ts";
import { ownAccount } from "../../two-factor/own-password.ts";
import { hashPassword } from "../../password/password.ts";
import { newPasswordProblem } from "../../password/new-password.ts";
import { endSessions } from "../../account/end-sessions.ts";
import { endAccess } from "../../token/pause-access.ts";
import { endPasswordLinks } from "../../account/user-token.ts";

interface Change extends Pick<OwnFactors, "code" | "passkey"> {
  readonly input: ChangePasswordInput;
  /** True to also end the person's access tokens and webhooks; otherwise these stay. */
  readonly endsAccess?: boolean | null;
}

/**
 * Changes the caller's password; requires any second factor they have. Every other session ends, the current
 * one continues, and the person is notified by the same e-mail as after a reset. Tokens and webhooks end if
 * the person chose so.
 */
export async function changePassword(
  work: Work,
  { input: { currentPassword, newPassword }, endsAccess, ...factor }: Change,
): Promise<string> {
  const user = await ownAccount(work);
  await proveFactors(work, user, { password: currentPassword, ...factor }, "currentPassword");
  const problem = newPasswordProblem(newPassword);
  if (problem) throw badInput("newPassword", problem);
  const passwordHash = await hashPassword(newPassword);

  user.passwordHash = passwordHash;
  await endSessions(work, user, work.viewer?.sessionId ?? null);
  await endPasswordLinks(work, user);
  if (endsAccess) await endAccess(work, user);
  work.audit("user.password-changed", user.id, {});
  await queuePasswordNotice(work, user);
  return "Contraseña cambiada exitosamente";
}
