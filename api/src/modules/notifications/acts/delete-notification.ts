import type { Work } from "../../../core/mutation/work.ts";
import { findNotification } from "../notification.access.ts";

/** Deletes one's own notification, which can come back for a moment; answers what a person is told. */
export async function deleteNotification(work: Work, { id }: { id: string }): Promise<string> {
  const notification = await findNotification(work, id);
  notification.deletedAt = work.now;
  return "Notificación eliminada exitosamente";
}
