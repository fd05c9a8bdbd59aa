import type { Work } from "../../../core/mutation/work.ts";
import { findNotification } from "../notification.access.ts";

/**
 * Deletes a notification of the caller, which can be restored for a moment; returns the confirmation to show.
 */
export async function deleteNotification(work: Work, { id }: { id: string }): Promise<string> {
  const notification = await findNotification(work, id);
  notification.deletedAt = work.now;
  return "Notificación eliminada exitosamente";
}
