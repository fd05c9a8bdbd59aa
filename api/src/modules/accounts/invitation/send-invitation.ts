import { addressOf } from "../../../core/addresses.ts";
import { queueMail } from "../../../core/mail/queue-mail.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { invitationDays } from "../account/mailed-links.rules.ts";
import { TokenPurpose } from "../account/user-token.entity.ts";
import { issueToken } from "../account/user-token.ts";
import type { User } from "../account/user.entity.ts";
import { roleLabel } from "../permissions.rules.ts";

/** Mails an invited person the link to choose their password; earlier links stop working. */
export async function sendInvitation(work: Work, user: User): Promise<void> {
  user.invitedAt = work.now;
  const { id, token } = await issueToken(work, user, TokenPurpose.invitation, user.email);
  const { name: agency } = await work.services.agency.current();
  const { publicUrl } = work.services.config;
  const once = `El enlace funciona una sola vez, durante ${invitationDays} días.`;
  const letter = {
    preview: `Crea tu contraseña para entrar. ${once}`,
    title: "Te invitaron al equipo",
    paragraphs: [
      `Hola, ${user.name}:`,
      `${work.viewer?.name ?? "La administración"} creó tu cuenta en ${agency}, con el rol ` +
        `${roleLabel(user.role)}. Crea tu contraseña y entra con este correo.`,
      `${once} Si ya venció, pide que te envíen otro.`,
    ],
    button: {
      text: "Crear mi contraseña",
      url: `${publicUrl}${addressOf("resetPassword")}?token=${encodeURIComponent(token)}`,
    },
  };
  await queueMail(work, {
    key: `invitation:${id}`,
    to: user.email,
    subject: `Te invitaron al equipo de ${agency}`,
    letter,
  });
  work.audit("user.invited", user.id, { email: user.email });
}
