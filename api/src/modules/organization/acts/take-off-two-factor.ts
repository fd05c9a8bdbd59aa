import type { Work } from "../../../core/mutation/work.ts";
import { endSessions } from "../../accounts/account/end-sessions.ts";
import { queueTwoFactorNotice } from "../../accounts/account/account.mail.ts";
import { endSecondFactors } from "../../accounts/passkey/end-second-factors.ts";
import { lockFor } from "../user.access.ts";

/**
 * Removes all second factors, including passkeys, from the account of a person who lost phone and codes, and
 * notifies the person by mail. Their sessions end. CONFLICT when the account has no second factor.
 */
export async function takeOffTwoFactor(work: Work, { id }: { id: number }): Promise<string> {
  const user = await lockFor(work, "takeOffTwoFactor", id);
  await endSecondFactors(work, user);
  await endSessions(work, user);
  work.audit("user.two-factor-taken-off", id, {});
  await queueTwoFactorNotice(work, user, "off");
  return "La verificación en dos pasos quedó desactivada";
}
