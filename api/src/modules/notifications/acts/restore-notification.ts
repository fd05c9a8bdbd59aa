import type { Work } from "../../../core/mutation/work.ts";
import { UNDO_SECONDS } from "../../accounts/account/own-last-act.ts";
import { NO_NOTIFICATION } from "../notification.access.ts";
import { Notification } from "../notification.entity.ts";

/** Restores one of the caller's notifications that was deleted in the last minute; otherwise NOT_FOUND. */
export async function restoreNotification(work: Work, { id }: { id: string }): Promise<string> {
  const since = new Date(work.now.getTime() - UNDO_SECONDS * 1_000);
  const notification = await work.find(
    Notification,
    { id, user: work.viewer?.id ?? 0, deletedAt: { $gte: since } },
    NO_NOTIFICATION,
  );
  notification.deletedAt = null;
  return id;
}
