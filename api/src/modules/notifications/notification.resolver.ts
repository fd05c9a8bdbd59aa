import type { GraphQLResolveInfo } from "graphql";
import { Ctx, ID, Info, Int, Query, Resolver, Root, Subscription } from "type-graphql";
import { Auth } from "../../core/auth/auth.decorator.ts";
import { AlsoByToken } from "../../core/auth/by-token.decorator.ts";
import { SIGNED_IN } from "../../core/auth/role.ts";
import type { Context } from "../../core/context.ts";
import type { Ids } from "../../core/events/live.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { argsOf, optional } from "../../core/graphql/arguments.ts";
import { answered, changed, mutations } from "../../core/graphql/mutations.ts";
import { byId, counted, paged, queries } from "../../core/graphql/queries.ts";
import { LongPageArgs } from "../../core/page.ts";
import { May } from "../accounts/account/permission.ts";
import { createNotification } from "./acts/create-notification.ts";
import { deleteNotification } from "./acts/delete-notification.ts";
import { markAllRead } from "./acts/mark-all-read.ts";
import { markRead } from "./acts/mark-read.ts";
import { notifyMany } from "./acts/notify-many.ts";
import { restoreNotification } from "./acts/restore-notification.ts";
import { updatePreferences } from "./acts/update-preferences.ts";
import { NO_NOTIFICATION, ownNotifications } from "./notification.access.ts";
import { Notification } from "./notification.entity.ts";
import {
  CreateNotificationInput,
  NotificationFilter,
  notificationFilter,
  NotifyManyInput,
  PreferencesInput,
} from "./notification.inputs.ts";
import { NotificationPage } from "./notification.types.ts";
import { topicOf } from "./notify.ts";
import { NotificationPreferences } from "./preferences.entity.ts";

/** The viewer's notifications: the list, live updates, and preferences. */
export const NotificationQueries = queries({
  /** Returns the viewer's notifications, newest first, 20 per page. */
  notifications: paged(
    Notification,
    NotificationPage,
    ({ viewer }, { filter }) => ({
      where: { $and: [ownNotifications(viewer), notificationFilter(filter ?? {})] },
      orderBy: { createdAt: "desc", id: "desc" },
    }),
    { page: argsOf(LongPageArgs), filter: optional(NotificationFilter) },
    Auth(SIGNED_IN),
  ),
  /**
   * Returns one of the viewer's notifications, for example when a push is opened. Null when it was deleted
   * or is out of scope.
   */
  notification: byId(Notification, ownNotifications, Auth(SIGNED_IN)),
  unreadNotificationCount: counted(
    Notification,
    ({ viewer }) => ({ $and: [ownNotifications(viewer), { read: false }] }),
    {},
    Auth(SIGNED_IN),
  ),
});

@Resolver()
export class NotificationResolver {
  @Auth(SIGNED_IN)
  @Query(() => NotificationPreferences)
  async notificationPreferences(@Ctx() { services, viewer }: Context) {
    const chosen = await services.orm.em.fork().findOne(NotificationPreferences, { user: viewer?.id ?? 0 });
    return chosen ?? new NotificationPreferences();
  }

  /**
   * Sends the viewer's new notifications as they arrive, from any server process; earlier ones are in the
   * list. Null for a notification about a record that is no longer in scope.
   */
  @Auth(SIGNED_IN)
  @Subscription(() => Notification, {
    nullable: true,
    subscribe: ({ context }: { context: Context }) =>
      context.services.live.subscribe(topicOf(context.viewer?.id ?? 0)),
  })
  notificationReceived(
    @Root() { notificationId }: Ids,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const where = { $and: [{ id: String(notificationId) }, ownNotifications(viewer)] };
    return read.one(Notification, info, where);
  }
}

/** Mutations of notifications that only run an act; {@link NotificationQueries} has the others. */
export const NotificationMutations = mutations({
  markAllNotificationsRead: answered(Int, markAllRead, {}, Auth(SIGNED_IN), AlsoByToken()),
  createNotification: changed(
    Notification,
    createNotification,
    { input: CreateNotificationInput },
    May("notifyOthers"),
  ),
  notifyMany: answered(Int, notifyMany, { input: NotifyManyInput }, May("notifyOthers")),
  updateNotificationPreferences: answered(
    NotificationPreferences,
    updatePreferences,
    { input: PreferencesInput },
    Auth(SIGNED_IN),
  ),
  markNotificationRead: changed(Notification, markRead, { id: ID }, Auth(SIGNED_IN), AlsoByToken()),
  deleteNotification: answered(
    String,
    deleteNotification,
    { id: ID },
    Auth(SIGNED_IN),
    NotFound(NO_NOTIFICATION),
  ),
  restoreNotification: changed(
    Notification,
    restoreNotification,
    { id: ID },
    Auth(SIGNED_IN),
    NotFound(NO_NOTIFICATION),
  ),
});
