import { assign } from "../../../../core/rows.ts";
import { badInput, conflict, forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { queueTwoFactorNotice } from "../../account/account.mail.ts";
import { endSessions } from "../../account/end-sessions.ts";
import { giveRecoveryCodes } from "../recovery-codes.ts";
import { spendAppCode } from "../two-factor-check.ts";
import { CODE_WRONG } from "../two-factor.rules.ts";
import { TwoFactor } from "../two-factor.entity.ts";
import { User } from "../../account/user.entity.ts";

/**
 * Confirms the caller's authenticator app by its first code; from now on signing in requires a code. Ends the
 * other sessions, which may have been opened by the password alone. Returns new recovery codes, only this
 * once.
 */
export async function confirmTwoFactor(work: Work, { code }: { code: string }): Promise<string[]> {
  if (!work.viewer) throw forbidden();
  const user = await work.forUpdate.find(User, { id: work.viewer.id }, "Usuario no encontrado");
  const factor = await work.em.findOne(TwoFactor, { user: user.id });
  if (!factor || factor.confirmedAt) throw conflict("Empieza de nuevo la verificación en dos pasos.");
  if (!spendAppCode(work, factor, code)) throw badInput("code", CODE_WRONG);
  assign(factor, { confirmedAt: work.now });
  const codes = await giveRecoveryCodes(work, user);
  await endSessions(work, user, work.viewer.sessionId);
  work.audit("user.two-factor-started", user.id, {});
  await queueTwoFactorNotice(work, user, "on");
  return codes;
}
