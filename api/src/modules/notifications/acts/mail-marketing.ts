import type { Work } from "../../../core/mutation/work.ts";
import { isContactTime } from "../../../core/colombia/contact-hours.ts";
import { mailNotification } from "../notification.mail.ts";
import { Notification } from "../notification.entity.ts";
import { wantsMail } from "../notification.rules.ts";
import { NotificationPreferences } from "../preferences.entity.ts";

const MOST = 200;

/**
 * Mails the offers that waited for the hours in which people may be contacted; who has chosen otherwise
 * since, or whose account is switched off, gets none. Up to 200 at a time, the oldest first.
 */
export async function mailMarketing(work: Work): Promise<void> {
  if (!isContactTime(work.now)) return;
  const waiting = await work.em.find(
    Notification,
    { mailWaits: true },
    { orderBy: { createdAt: "asc", id: "asc" }, limit: MOST, populate: ["user"] },
  );
  const chosen = await work.em.find(NotificationPreferences, {
    user: { $in: waiting.map(({ user }) => user.id) },
  });
  for (const notification of waiting) {
    await work.lock(notification);
    const { user, category, mailWaits } = notification;
    if (!mailWaits) continue;
    notification.mailWaits = false;
    const choices = chosen.find((one) => one.user.id === user.id) ?? new NotificationPreferences();
    if (user.isActive && wantsMail(choices, category)) await mailNotification(work, user, notification);
  }
}
