import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { endSessions } from "../../account/end-sessions.ts";
import { queueTwoFactorNotice } from "../../account/account.mail.ts";
import { ownAccount, proveOwner } from "../own-password.ts";
import { isSecondFactorAsked } from "../owed-factor.ts";
import { endRecoveryCodes } from "../recovery-codes.ts";
import { codeAppOf, isProtected } from "../two-factor-check.ts";
import { FACTOR_KEPT } from "../two-factor.rules.ts";
import { TwoFactor } from "../two-factor.entity.ts";

/**
 * Removes the authenticator app from the caller's account, and ends the other sessions; requires the password
 * and a code. CONFLICT while the role requires a second factor and the account has no passkey.
 */
export async function stopTwoFactor(
  work: Work,
  { password, code }: { password: string; code: string },
): Promise<string> {
  const user = await ownAccount(work);
  const factor = await codeAppOf(work, user);
  await proveOwner(work, user, { field: "password", password, code: factor && code });
  if (!factor) throw conflict("La verificación en dos pasos no está activa.");
  await work.em.nativeDelete(TwoFactor, { user: user.id });
  const remains = await isProtected(work, user);
  if (!remains && (await isSecondFactorAsked(work, user))) throw conflict(FACTOR_KEPT);
  if (!remains) await endRecoveryCodes(work, user);
  await endSessions(work, user, work.viewer?.sessionId ?? null);
  work.audit("user.two-factor-stopped", user.id, {});
  await queueTwoFactorNotice(work, user, remains ? "fewer" : "off");
  return "La verificación en dos pasos quedó desactivada";
}
