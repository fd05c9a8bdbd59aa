import type { Work } from "../../../core/mutation/work.ts";
import { findNotification } from "../notification.access.ts";

/** Deletes one's own notification; answers what a person is told. */
export async function deleteNotification(work: Work, { id }: { id: string }): Promise<string> {
  work.em.remove(await findNotification(work, id));
  return "Notificación eliminada exitosamente";
}
