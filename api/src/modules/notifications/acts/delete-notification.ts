import type { Work } from "../../../core/mutation/work.ts";
import { findNotification } from "../notification.access.ts";

/**
 * Deletes one of the caller's notifications, which can be restored for one minute. Returns the confirmation
 * message.
 */
export async function deleteNotification(work: Work, { id }: { id: string }): Promise<string> {
  const notification = await findNotification(work, id);
  notification.deletedAt = work.now;
  return "Notificación eliminada";
}
