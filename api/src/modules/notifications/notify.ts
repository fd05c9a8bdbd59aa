import { queueMail } from "../../core/mail/queue-mail.ts";
import type { Work } from "../../core/mutation/work.ts";
import { User } from "../accounts/user.entity.ts";
import { Notification } from "./notification.entity.ts";
import type { NotificationCategory, NotificationPriority } from "./notification.enums.ts";
import { wantsMail } from "./notification.rules.ts";
import { NotificationPreferences } from "./preferences.entity.ts";

/** What somebody is told. */
export interface Told {
  /** The event, such as `quote_approved`. */
  readonly type: string;
  readonly category: NotificationCategory;
  readonly priority?: NotificationPriority;
  readonly title: string;
  readonly message: string;
  /** Path of the application that opens what it is about. */
  readonly link?: string | null;
  readonly data?: unknown;
}

/** The topic on which a person's notifications are announced to every process: `{ notificationId }`. */
export const topicOf = (userId: number): string => `notification:${userId}`;

/**
 * Tells people, each once: a record in this transaction, announced live when it commits, and a mail as each of them prefers.
 * Answers the ids. Accounts that are switched off are told nothing.
 */
export async function notify(work: Work, userIds: Iterable<number | null | undefined>, told: Told): Promise<string[]> {
  const ids = [...new Set(userIds)].filter((id) => typeof id === "number");
  if (ids.length === 0) return [];
  const people = await work.em.find(User, { id: { $in: ids }, isActive: true }, { orderBy: { id: "asc" } });
  const chosen = await work.em.find(NotificationPreferences, { user: { $in: people.map(({ id }) => id) } });
  const made: string[] = [];
  for (const person of people) {
    const notification = notificationFor(person, told);
    work.add(notification);
    made.push(notification.id);
    await work.announce(topicOf(person.id), { notificationId: notification.id });
    const choices = chosen.find(({ user }) => user.id === person.id) ?? new NotificationPreferences();
    // The demo's past is told to nobody by mail.
    if (wantsMail(choices, told.category) && work.origin.channel !== "seed") await mail(work, person, notification);
  }
  return made;
}

function notificationFor(user: User, { type, category, priority = "normal", title, message, link, data }: Told): Notification {
  const notification = new Notification();
  Object.assign(notification, { user, type, category, priority, title, message, link: link ?? null, data: data ?? null });
  return notification;
}

async function mail(work: Work, { name, email }: User, { id, title, message, link }: Notification): Promise<void> {
  const letter = {
    preview: message,
    title,
    paragraphs: [`Hola, ${name}:`, message, "Puedes elegir qué avisos recibes por correo en tus preferencias de notificaciones."],
    ...(link?.startsWith("/") ? { button: { text: "Ver los detalles", url: `${work.services.config.publicUrl}${link}` } } : {}),
  };
  await queueMail(work, { key: `notification:${id}`, to: email, subject: title, letter });
}
