import { NotFound } from "../../core/failure-texts.ts";
import { Auth } from "../../core/auth/auth.decorator.ts";
import { AlsoByToken } from "../../core/auth/by-token.decorator.ts";
import { SIGNED_IN } from "../../core/auth/role.ts";
import { mutations, ofEach } from "../../core/graphql/mutations.ts";
import { deleteNotification } from "./acts/delete-notification.ts";
import { restoreNotification } from "./acts/restore-notification.ts";
import { markRead } from "./acts/mark-read.ts";
import { NO_NOTIFICATION } from "./notification.access.ts";

/** Mutations of several of the viewer's notifications at once, each separately. */
export const NotificationBulkResolver = mutations({
  markEachNotificationRead: ofEach(markRead, {}, Auth(SIGNED_IN), AlsoByToken(), NotFound(NO_NOTIFICATION)),
  deleteEachNotification: ofEach(deleteNotification, {}, Auth(SIGNED_IN), NotFound(NO_NOTIFICATION)),
  restoreEachNotification: ofEach(restoreNotification, {}, Auth(SIGNED_IN), NotFound(NO_NOTIFICATION)),
});
