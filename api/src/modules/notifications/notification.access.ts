import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../core/auth/viewer.ts";
import type { Scope } from "../../core/mutation/scope.ts";
import { administers } from "../accounts/staff.rules.ts";
import type { User } from "../accounts/account/user.entity.ts";
import { Notification } from "./notification.entity.ts";

export const NO_NOTIFICATION = "Notificación no encontrada";

/** Everybody sees their own notifications, nobody another's. */
export const ownNotifications = (viewer: Viewer | null): FilterQuery<Notification> => ({
  user: viewer?.id ?? 0,
});

/** Loads one's own notification, or NOT_FOUND. */
export const findNotification = (scope: Scope, id: string): Promise<Notification> =>
  scope.find(Notification, { $and: [{ id }, ownNotifications(scope.viewer)] }, NO_NOTIFICATION);

/**
 * The people whom somebody may notify: administration anybody, leaders and managers themselves and their
 * team.
 */
export const notifiablePeople = (viewer: Viewer | null): FilterQuery<User> => {
  if (administers(viewer)) return {};
  const me = viewer?.id ?? 0;
  return { $or: [{ id: me }, { lider: me }, { gerente: me }] };
};
