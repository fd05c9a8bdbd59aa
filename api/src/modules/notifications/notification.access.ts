import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../core/auth/viewer.ts";
import type { Scope } from "../../core/mutation/scope.ts";
import { readableContracts } from "../contracts/contract/contract.access.ts";
import { visibleQuotes } from "../quotes/quote/quote.access.ts";
import { visibleReservations } from "../reservations/reservation.access.ts";
import { administers } from "../accounts/staff.rules.ts";
import type { User } from "../accounts/account/user.entity.ts";
import { readersOf } from "./kinds/notices.rules.ts";
import { Notification } from "./notification.entity.ts";

export const NO_NOTIFICATION = "Notificación no encontrada";

/**
 * Everybody sees their own notifications, nobody another's; not those that they deleted, nor those of a
 * record that is out of their reach by now. What is said here of records, `notice-scope.sql.ts` says of many
 * people at once.
 */
export const ownNotifications = (viewer: Viewer | null): FilterQuery<Notification> => ({
  $and: [
    {
      user: viewer?.id ?? 0,
      deletedAt: null,
      readers: { $in: readersOf(viewer?.role ?? 0) },
    },
    ...within("quote", visibleQuotes(viewer, null) as FilterQuery<never>),
    ...within("contract", readableContracts(viewer, null) as FilterQuery<never>),
    ...within("order", visibleReservations(viewer) as FilterQuery<never>),
  ],
});

/** Tells of no such record, or of one in reach; whoever sees all of them is asked nothing. */
const within = (
  relation: "quote" | "contract" | "order",
  visible: FilterQuery<never>,
): FilterQuery<Notification>[] =>
  Object.keys(visible as object).length === 0
    ? []
    : [{ $or: [{ [relation]: null }, { [relation]: visible }] } as FilterQuery<Notification>];

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
