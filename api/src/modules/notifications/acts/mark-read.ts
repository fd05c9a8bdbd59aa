import { assign } from "../../../core/rows.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { findNotification } from "../notification.access.ts";

/** Marks one of the caller's notifications as read; repeating it has no effect. */
export async function markRead(work: Work, { id }: { id: string }): Promise<string> {
  const notification = await findNotification(work, id);
  if (!notification.read) assign(notification, { read: true, readAt: work.now });
  return id;
}
