import { forbidden, notFound } from "../../core/failure.ts";
import type { Work } from "../../core/mutation/work.ts";
import { User } from "../accounts/account/user.entity.ts";
import { notifiablePeople } from "./notification.access.ts";
import type { CreateNotificationInput } from "./notification.inputs.ts";
import { categoryOf } from "./notification.rules.ts";
import { notify, type Notice } from "./notify.ts";

const DEFAULT_TYPE = "system_alert";

function toldOf({
  message,
  title,
  type,
  category,
  priority,
  link,
  data,
}: Omit<CreateNotificationInput, "userId">): Notice {
  const event = type?.trim() || DEFAULT_TYPE;
  return {
    type: event,
    category: category ?? categoryOf(event),
    title: title?.trim() || "Aviso",
    message: message.trim(),
    link: link?.trim() || null,
    data: data ?? null,
    ...(priority ? { priority } : {}),
  };
}

/**
 * Sends a notice to people of one's reach, to all or, when one of them is out of reach, to nobody. Answers
 * the ids. NOT_FOUND `Usuario no encontrado`.
 */
export async function sendNotice(
  work: Work,
  userIds: readonly number[],
  notice: Omit<CreateNotificationInput, "userId">,
): Promise<string[]> {
  if (!work.viewer) throw forbidden();
  const ids = [...new Set(userIds)];
  const reached = await work.em.count(User, {
    $and: [{ id: { $in: ids }, isActive: true }, notifiablePeople(work.viewer)],
  });
  if (reached < ids.length) throw notFound("Usuario no encontrado");
  return notify(work, ids, toldOf(notice));
}
