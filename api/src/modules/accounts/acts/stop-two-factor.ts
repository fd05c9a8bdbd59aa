import { badInput, conflict, forbidden } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import "../account.audit.ts";
import { queueTwoFactorNotice } from "../account.mail.ts";
import { isPassword } from "../password.ts";
import { secondFactorOf, spendCode } from "../two-factor.check.ts";
import { CODE_WRONG } from "../two-factor.rules.ts";
import { TwoFactor } from "../two-factor.entity.ts";
import { User } from "../user.entity.ts";

/** Takes the second factor off one's account; takes the password and a code. */
export async function stopTwoFactor(work: Work, { password, code }: { password: string; code: string }): Promise<string> {
  if (!work.viewer) throw forbidden();
  const user = await work.find(User, { id: work.viewer.id }, "Usuario no encontrado");
  if (!(await isPassword(password, user.passwordHash))) throw badInput("password", "La contraseña actual no es correcta");
  await work.lock(user);
  const factor = await secondFactorOf(work, user);
  if (!factor) throw conflict("La verificación en dos pasos no está activa.");
  if (!spendCode(work, factor, code)) throw badInput("code", CODE_WRONG);
  await work.em.nativeDelete(TwoFactor, { user: user.id });
  work.audit("user.two-factor-stopped", user.id, {});
  await queueTwoFactorNotice(work, user, false);
  return "La verificación en dos pasos quedó desactivada";
}
