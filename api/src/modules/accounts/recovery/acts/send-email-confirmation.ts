import { conflict, forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { queueEmailConfirmation } from "../../account/account.mail.ts";
import { User } from "../../account/user.entity.ts";

/**
 * Mails the caller a new link to confirm the e-mail of their account. CONFLICT when it is confirmed already.
 */
export async function sendEmailConfirmation(work: Work): Promise<string> {
  if (!work.viewer) throw forbidden();
  const user = await work.find(User, { id: work.viewer.id }, "Usuario no encontrado");
  if (user.emailVerified) throw conflict("Tu correo ya está confirmado");
  await queueEmailConfirmation(work, user, user.email);
  return "Te enviamos el enlace para confirmar tu correo";
}
