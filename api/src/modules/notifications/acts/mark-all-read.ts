import type { Work } from "../../../core/mutation/work.ts";
import { Notification } from "../notification.entity.ts";

/** Marks all of the caller's notifications as read; returns how many were unread. */
export const markAllRead = ({ em, viewer, now }: Work): Promise<number> =>
  em.nativeUpdate(
    Notification,
    { user: viewer?.id ?? 0, read: false, deletedAt: null },
    { read: true, readAt: now, updatedAt: now },
  );
