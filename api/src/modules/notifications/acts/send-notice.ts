import { forbidden, notFound } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/user.entity.ts";
import { notifiablePeople } from "../notification.access.ts";
import type { CreateNotificationInput, NotifyManyInput } from "../notification.inputs.ts";
import { categoryOf } from "../notification.rules.ts";
import { notify, type Told } from "../notify.ts";

const DEFAULT_TYPE = "system_alert";

function toldOf({ message, title, type, category, priority, link, data }: Omit<CreateNotificationInput, "userId">): Told {
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

/** Tells one person of one's reach, oneself unless another is named. NOT_FOUND `Usuario no encontrado`. */
export async function createNotification(work: Work, { userId, ...notice }: CreateNotificationInput): Promise<string> {
  const [id] = await sendTo(work, [userId ?? work.viewer?.id ?? 0], notice);
  return id ?? "";
}

/** Tells many people of one's reach; answers how many. NOT_FOUND when one of them is out of reach: then nobody is told. */
export async function notifyMany(work: Work, { userIds, ...notice }: NotifyManyInput): Promise<number> {
  return (await sendTo(work, userIds, notice)).length;
}

async function sendTo(work: Work, userIds: readonly number[], notice: Omit<CreateNotificationInput, "userId">): Promise<string[]> {
  if (!work.viewer) throw forbidden();
  const ids = [...new Set(userIds)];
  const reached = await work.em.count(User, { $and: [{ id: { $in: ids }, isActive: true }, notifiablePeople(work.viewer)] });
  if (reached < ids.length) throw notFound("Usuario no encontrado");
  return notify(work, ids, toldOf(notice));
}
