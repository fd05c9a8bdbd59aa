import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { ownAccount, proveOwner } from "../../two-factor/own-password.ts";
import { hashPassword } from "../../password/password.ts";
import { newPasswordProblem } from "../../password/new-password.ts";
import { endSessions } from "../../account/end-sessions.ts";
import { endPasswordLinks } from "../../account/user-token.ts";

/** Changes one's own password: every other session ends, the one that asked stays. */
export async function changePassword(
  work: Work,
  {
    currentPassword,
    newPassword,
    sessionId,
  }: { currentPassword: string; newPassword: string; sessionId: string | null },
): Promise<string> {
  const user = await ownAccount(work);
  await proveOwner(work, user, { field: "currentPassword", password: currentPassword });
  const problem = newPasswordProblem(newPassword);
  if (problem) throw badInput("newPassword", problem);
  const passwordHash = await hashPassword(newPassword);

  user.passwordHash = passwordHash;
  await endSessions(work, user, sessionId);
  await endPasswordLinks(work, user);
  work.audit("user.password-changed", user.id, {});
  return "Contraseña cambiada exitosamente";
}
