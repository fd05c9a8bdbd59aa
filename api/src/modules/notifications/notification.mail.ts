import { leaveMail } from "../../core/mail/queue-mail.ts";
import type { Work } from "../../core/mutation/work.ts";
import type { User } from "../accounts/account/user.entity.ts";
import type { Notification } from "./notification.entity.ts";

/** Tells somebody by mail what a notification says, once. */
export async function mailNotification(
  work: Work,
  { name, email }: Pick<User, "name" | "email">,
  { id, title, message, link }: Notification,
): Promise<void> {
  const letter = {
    preview: message,
    title,
    paragraphs: [
      `Hola, ${name}:`,
      message,
      "Puedes elegir qué avisos recibes por correo en tus preferencias de notificaciones.",
    ],
    ...(link?.startsWith("/")
      ? { button: { text: "Ver los detalles", url: `${work.services.config.publicUrl}${link}` } }
      : {}),
  };
  await leaveMail(work, { key: `notification:${id}`, to: email, subject: title, letter });
}
