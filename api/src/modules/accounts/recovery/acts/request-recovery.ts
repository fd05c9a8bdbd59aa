import { badInput, notFound } from "../../../../core/failure.ts";
import { normalEmail } from "../../../../core/colombia/emails.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { queueRecoveryMail } from "../../account/account.mail.ts";
import { ofPeople } from "../../people.ts";
import { User } from "../../account/user.entity.ts";

const NO_EMAIL = "Email no encontrado";

/**
 * Mails a link to set a new password. Throws NOT_FOUND for an unknown e-mail, or BAD_USER_INPUT when it was
 * sent in a form.
 */
export async function requestRecovery(
  work: Work,
  { email, inForm }: { email: string; inForm: boolean },
): Promise<string> {
  const user = await work.em.findOne(User, { email: normalEmail(email), erasedAt: null, ...ofPeople });
  if (!user) throw inForm ? badInput("email", NO_EMAIL) : notFound(NO_EMAIL);
  await queueRecoveryMail(work, user);
  work.audit("user.recovery-asked", user.id, {});
  return "Email de recuperación enviado";
}
