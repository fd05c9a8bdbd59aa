import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { queueTwoFactorNotice } from "../../account/account.mail.ts";
import { ownAccount, proveOwner } from "../own-password.ts";
import { secondFactorOf } from "../two-factor-check.ts";
import { TwoFactor } from "../two-factor.entity.ts";

/** Takes the second factor off one's account; takes the password and a code. */
export async function stopTwoFactor(
  work: Work,
  { password, code }: { password: string; code: string },
): Promise<string> {
  const user = await ownAccount(work);
  const factor = await secondFactorOf(work, user);
  await proveOwner(work, user, { field: "password", password, second: factor && { factor, code } });
  if (!factor) throw conflict("La verificación en dos pasos no está activa.");
  await work.em.nativeDelete(TwoFactor, { user: user.id });
  work.audit("user.two-factor-stopped", user.id, {});
  await queueTwoFactorNotice(work, user, false);
  return "La verificación en dos pasos quedó desactivada";
}
