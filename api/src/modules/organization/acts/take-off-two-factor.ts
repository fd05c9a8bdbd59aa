import type { Work } from "../../../core/mutation/work.ts";
import { queueTwoFactorNotice } from "../../accounts/account/account.mail.ts";
import { TwoFactor } from "../../accounts/two-factor/two-factor.entity.ts";
import "../organization.audit.ts";
import { lockFor } from "../user.access.ts";

/**
 * Takes the second factor off the account of somebody who lost phone and codes; they are told by mail.
 * CONFLICT where there is none.
 */
export async function takeOffTwoFactor(work: Work, { id }: { id: number }): Promise<string> {
  const user = await lockFor(work, "takeOffTwoFactor", id);
  await work.em.nativeDelete(TwoFactor, { user: id, confirmedAt: { $ne: null } });
  work.audit("user.two-factor-taken-off", id, {});
  await queueTwoFactorNotice(work, user, false);
  return "La verificación en dos pasos quedó desactivada";
}
