import { assign } from "../../../core/rows.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { findNotification } from "../notification.access.ts";

/** Marks a notification of the caller as read; a second time changes nothing. */
export async function markRead(work: Work, { id }: { id: string }): Promise<string> {
  const notification = await findNotification(work, id);
  if (!notification.read) assign(notification, { read: true, readAt: work.now });
  return id;
}
