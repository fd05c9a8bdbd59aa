import type { Letter } from "../../../core/mail/layout.ts";
import type { MailKey } from "../../../core/mail-kinds.ts";
import { enqueueMail } from "../../../core/mail/queue-mail.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { isStaff } from "../../accounts/staff.rules.ts";
import type { Notification } from "../notification.entity.ts";
import { NOTIFICATIONS_PATH } from "../notification.rules.ts";

/** Maximum number of titles in a mail about several notices; the others are shown only in the application. */
const MOST_SHOWN = 12;
const CHOICES = "Puedes elegir qué avisos recibes por correo en tus preferencias de notificaciones.";

/** Fields of a notice that are sent. */
export type SentNotice = Pick<Notification, "id" | "type" | "title" | "message" | "link">;

interface Mailed {
  readonly subject: string;
  readonly letter: Letter;
}

function oneNotice({ title, message, link }: SentNotice, name: string, site: string): Mailed {
  const own = link?.startsWith("/") && !link.startsWith("//");
  const button = own ? { button: { text: "Ver los detalles", url: `${site}${link}` } } : {};
  const paragraphs = [`Hola, ${name}:`, message, CHOICES];
  return { subject: title, letter: { preview: message, title, paragraphs, ...button } };
}

function severalNotices(notices: readonly SentNotice[], name: string, site: string): Mailed {
  const subject = `Tienes ${notices.length} avisos nuevos`;
  const more = notices.length - MOST_SHOWN;
  return {
    subject,
    letter: {
      preview: notices
        .slice(0, 3)
        .map(({ title }) => title)
        .join(" · "),
      title: subject,
      paragraphs: [
        `Hola, ${name}. Llegaron en pocos minutos y los juntamos en un solo correo:`,
        ...notices.slice(0, MOST_SHOWN).map(({ title, message }) => `${title}. ${message}`),
        ...(more > 0 ? [`Y ${more} más.`] : []),
        CHOICES,
      ],
      button: { text: "Ver mis avisos", url: `${site}${NOTIFICATIONS_PATH}` },
    },
  };
}

/** Sends several notices of a person in one mail. */
export async function mailNotices(
  work: Work,
  { role, name, address }: { readonly role: number; readonly name: string; readonly address: string },
  notices: readonly [SentNotice, ...SentNotice[]],
): Promise<void> {
  const site = work.services.config.publicUrl;
  const [first] = notices;
  const mailed = notices.length === 1 ? oneNotice(first, name, site) : severalNotices(notices, name, site);
  const kind = notices.length === 1 ? "notification" : "notices";
  const key: MailKey = `${isStaff({ role }) ? kind : "client-notice"}:${first.id}`;
  await enqueueMail(work, { key, to: address, ...mailed });
}
