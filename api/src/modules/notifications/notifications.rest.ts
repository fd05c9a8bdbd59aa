import { del, get, gql, post, put } from "../../gateway/route.ts";

const ok = { answer: { success: true } };

export const notificationFragments = [
  gql`
    fragment NotificationWire on Notification {
      id userId type category title message priority read readAt link data createdAt createdAt: createdAt
      updatedAt version
    }
  `,
  gql`
    fragment PreferencesWire on NotificationPreferences {
      email push sms quotesUpdates paymentReminders systemAlerts marketingEmails
    }
  `,
];

/** REST routes of the viewer's notifications, and of notices to others. */
export const notificationRoutes = [
  get(
    "/api/notifications",
    gql`query ($page: Int, $limit: Int, $filter: NotificationFilter) {
      body: notifications(page: $page, limit: $limit, filter: $filter) {
        notifications: items { ...NotificationWire } page total totalPages: totalPages }
      unreadCount: unreadNotificationCount }`,
    ok,
  ),
  put("/api/notifications/:id/read", gql`mutation ($id: ID!) {
    body: markNotificationRead(id: $id) { ...NotificationWire } }`, ok),
  put("/api/notifications/mark-all-read", gql`mutation { count: markAllNotificationsRead }`, {
    answer: { success: true, message: "Notificaciones marcadas como leídas" },
  }),
  del("/api/notifications/:id", gql`mutation ($id: ID!) { message: deleteNotification(id: $id) }`, ok),
  post(
    "/api/notifications",
    gql`mutation ($input: CreateNotificationInput!) {
      body: createNotification(input: $input) { ...NotificationWire } }`,
    { status: 201 },
  ),
  get("/api/notifications/preferences", gql`query {
    body: notificationPreferences { ...PreferencesWire } }`, { spelling: "camel" }),
  put(
    "/api/notifications/preferences",
    gql`mutation ($input: PreferencesInput!) {
      body: updateNotificationPreferences(input: $input) { ...PreferencesWire } }`,
    { spelling: "camel" },
  ),
  post("/api/notifications/bulk", gql`mutation ($input: NotifyManyInput!) {
    count: notifyMany(input: $input) }`, {
    answer: { success: true, message: "Notificaciones enviadas exitosamente" },
  }),
];
