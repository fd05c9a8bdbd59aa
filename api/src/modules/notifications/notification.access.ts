import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../core/auth/viewer.ts";
import type { Scope } from "../../core/mutation/scope.ts";
import { readableContracts } from "../contracts/contract/contract.access.ts";
import { visibleQuotes } from "../quotes/quote/quote.access.ts";
import { visibleReservations } from "../reservations/reservation.access.ts";
import { ofPeople } from "../accounts/people.ts";
import { administers } from "../accounts/staff.rules.ts";
import type { User } from "../accounts/account/user.entity.ts";
import { readersOf } from "./kinds/notices.rules.ts";
import { Notification } from "./notification.entity.ts";

export const NO_NOTIFICATION = "Notificación no encontrada";

/**
 * Returns the filter for the viewer's notifications, without deleted ones and without notifications about
 * records that are no longer in scope. `notice-scope.sql.ts` has the same conditions for many people at
 * once.
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

/**
 * Returns the condition that a notification is about no such record, or about one in scope; no condition for
 * people who see all records.
 */
const within = (
  relation: "quote" | "contract" | "order",
  visible: FilterQuery<never>,
): FilterQuery<Notification>[] =>
  Object.keys(visible as object).length === 0
    ? []
    : [{ $or: [{ [relation]: null }, { [relation]: visible }] } as FilterQuery<Notification>];

/** Loads one of the viewer's notifications; otherwise NOT_FOUND. */
export const findNotification = (scope: Scope, id: string): Promise<Notification> =>
  scope.find(Notification, { $and: [{ id }, ownNotifications(scope.viewer)] }, NO_NOTIFICATION);

/**
 * Returns the people whom the viewer may notify: for administration everybody, for leaders and managers
 * themselves and their team.
 */
export const notifiablePeople = (viewer: Viewer | null): FilterQuery<User> => {
  if (administers(viewer)) return ofPeople;
  const me = viewer?.id ?? 0;
  return { $or: [{ id: me }, { lider: me }, { gerente: me }] };
};
