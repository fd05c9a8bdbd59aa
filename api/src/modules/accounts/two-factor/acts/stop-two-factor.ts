import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { endSessions } from "../../account/end-sessions.ts";
import { queueTwoFactorNotice } from "../../account/account.mail.ts";
import { ownAccount, proveOwner } from "../own-password.ts";
import { isSecondFactorAsked } from "../owed-factor.ts";
import { secondFactorOf } from "../two-factor-check.ts";
import { FACTOR_KEPT } from "../two-factor.rules.ts";
import { TwoFactor } from "../two-factor.entity.ts";

/**
 * Takes the second factor off one's account, with the password and a code, and ends the other sessions.
 * CONFLICT while the role asks for it.
 */
export async function stopTwoFactor(
  work: Work,
  { password, code }: { password: string; code: string },
): Promise<string> {
  const user = await ownAccount(work);
  const factor = await secondFactorOf(work, user);
  await proveOwner(work, user, { field: "password", password, second: factor && { factor, code } });
  if (!factor) throw conflict("La verificación en dos pasos no está activa.");
  if (await isSecondFactorAsked(work, user)) throw conflict(FACTOR_KEPT);
  await work.em.nativeDelete(TwoFactor, { user: user.id });
  await endSessions(work, user, work.viewer?.sessionId ?? null);
  work.audit("user.two-factor-stopped", user.id, {});
  await queueTwoFactorNotice(work, user, false);
  return "La verificación en dos pasos quedó desactivada";
}
