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
 * Returns the condition on the viewer's notifications: without deleted ones, and without notifications of a
 * record that is out of their reach by now. `notice-scope.sql.ts` repeats the conditions on records for many
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

/**
 * Returns the condition that a notification has no such record, or one in reach; none for people who see all
 * of them.
 */
const within = (
  relation: "quote" | "contract" | "order",
  visible: FilterQuery<never>,
): FilterQuery<Notification>[] =>
  Object.keys(visible as object).length === 0
    ? []
    : [{ $or: [{ [relation]: null }, { [relation]: visible }] } as FilterQuery<Notification>];

/** Loads a notification of the viewer, or NOT_FOUND. */
export const findNotification = (scope: Scope, id: string): Promise<Notification> =>
  scope.find(Notification, { $and: [{ id }, ownNotifications(scope.viewer)] }, NO_NOTIFICATION);

/**
 * Returns the people whom the viewer may notify: administration anybody, leaders and managers themselves
 * and their team.
 */
export const notifiablePeople = (viewer: Viewer | null): FilterQuery<User> => {
  if (administers(viewer)) return ofPeople;
  const me = viewer?.id ?? 0;
  return { $or: [{ id: me }, { lider: me }, { gerente: me }] };
};
