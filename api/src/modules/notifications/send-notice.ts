import { forbidden, notFound } from "../../core/failure.ts";
import type { Work } from "../../core/mutation/work.ts";
import { User } from "../accounts/account/user.entity.ts";
import { notifiablePeople } from "./notification.access.ts";
import type { NoticeText } from "./notification.inputs.ts";
import { categoryOf } from "./notification.rules.ts";
import { notify, type Notice } from "./notify.ts";

const DEFAULT_TYPE = "system_alert";

/** Returns a notice written by a person, with default values for absent fields. */
export function writtenNotice({ message, title, type, category, priority, link, data }: NoticeText): Required<
  Pick<Notice, "type" | "category" | "title" | "message" | "priority">
> & {
  readonly link: string | null;
  readonly data: unknown;
} {
  const event = type?.trim() || DEFAULT_TYPE;
  return {
    type: event,
    category: category ?? categoryOf(event),
    priority: priority ?? "normal",
    title: title?.trim() || "Aviso",
    message: message.trim(),
    link: link?.trim() || null,
    data: data ?? null,
  };
}

/**
 * Notifies one person in the caller's scope. NOT_FOUND `Usuario no encontrado`. Returns the notification's
 * id, if one was created.
 */
export async function sendNotice(
  work: Work,
  userId: number,
  notice: NoticeText,
): Promise<string | undefined> {
  if (!work.viewer) throw forbidden();
  const reached = await work.em.count(User, {
    $and: [{ id: userId, isActive: true }, notifiablePeople(work.viewer)],
  });
  if (reached === 0) throw notFound("Usuario no encontrado");
  const [id] = await notify(work, [userId], writtenNotice(notice));
  return id;
}
