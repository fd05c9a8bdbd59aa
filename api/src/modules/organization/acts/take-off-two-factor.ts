import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { queueTwoFactorNotice } from "../../accounts/account/account.mail.ts";
import { TwoFactor } from "../../accounts/two-factor/two-factor.entity.ts";
import "../organization.audit.ts";
import { lockManaged } from "../user.access.ts";

/**
 * Takes the second factor off the account of somebody who lost phone and codes; they are told by mail.
 * CONFLICT where there is none.
 */
export async function takeOffTwoFactor(work: Work, { id }: { id: number }): Promise<string> {
  const user = await lockManaged(work, id);
  const taken = await work.em.nativeDelete(TwoFactor, { user: id, confirmedAt: { $ne: null } });
  if (taken === 0) throw conflict("La verificación en dos pasos no está activa.");
  work.audit("user.two-factor-taken-off", id, {});
  await queueTwoFactorNotice(work, user, false);
  return "La verificación en dos pasos quedó desactivada";
}
