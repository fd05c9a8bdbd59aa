import { emailProblem } from "../../core/colombia/emails.ts";
import { badInput } from "../../core/failure.ts";
import type { MailKey } from "../../core/mail-kinds.ts";
import { queueMail } from "../../core/mail/queue-mail.ts";
import type { Work } from "../../core/mutation/work.ts";
import { queueEmailConfirmation } from "../accounts/account/account.mail.ts";
import { lockEmail } from "../accounts/account/free-email.ts";
import { endPasswordLinks } from "../accounts/account/user-token.ts";
import { sendInvitation } from "../accounts/invitation/send-invitation.ts";
import type { User } from "../accounts/account/user.entity.ts";

/**
 * Changes the e-mail of an account (lower case). It is unverified at first: the new address has to confirm
 * it, and the old address is notified.
 */
export async function changeEmail(work: Work, user: User, email: string): Promise<void> {
  const problem = emailProblem(email);
  if (problem) throw badInput("email", problem);
  await lockEmail(work, email);
  await endPasswordLinks(work, user);
  const letter = {
    preview: "Desde la agencia cambiaron el correo de tu cuenta.",
    title: "Tu cuenta usa otro correo",
    paragraphs: [
      `Hola, ${user.name}:`,
      `Desde la agencia cambiaron el correo de tu cuenta a ${email}. ` + "Desde ahora inicias sesión con él.",
      "Si no lo esperabas, cuéntale a la administración.",
    ],
  };
  const key: MailKey = `email-given:${user.id}:${work.now.getTime()}`;
  await queueMail(work, { key, to: user.email, subject: "Tu cuenta usa otro correo", letter });
  work.audit("user.updated", user.id, { before: { email: user.email }, after: { email } });
  const before = user.email;
  user.email = email;
  user.emailVerified = false;
  await work.save();
  await work.emit("user.email-changed", { userId: user.id, before, after: email });
  if (user.invitedAt) await sendInvitation(work, user);
  else await queueEmailConfirmation(work, user, email);
}
