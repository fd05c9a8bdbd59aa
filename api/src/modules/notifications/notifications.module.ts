import type { Module } from "../../core/module.ts";
import { accountListeners } from "./account.listeners.ts";
import { agencyListeners } from "./agency.listeners.ts";
import { contractListeners } from "./contract.listeners.ts";
import { moneyListeners } from "./money.listeners.ts";
import { Notification } from "./notification.entity.ts";
import { notificationSweeps } from "./notification.jobs.ts";
import { NotificationResolver } from "./notification.resolver.ts";
import { notificationFragments, notificationRoutes } from "./notifications.rest.ts";
import { seedNotifications } from "./notifications.seed.ts";
import { NotificationPreferences } from "./preferences.entity.ts";
import { quoteListeners } from "./quote.listeners.ts";

/**
 * What people are told of each other's work: in the application as it happens, and by mail as each one
 * prefers.
 */
export const notifications: Module = {
  name: "notifications",
  entities: [Notification, NotificationPreferences],
  resolvers: [NotificationResolver],
  fragments: notificationFragments,
  routes: notificationRoutes,
  sweeps: notificationSweeps,
  seed: seedNotifications,
  listeners: [
    ...quoteListeners,
    ...contractListeners,
    ...moneyListeners,
    ...accountListeners,
    ...agencyListeners,
  ],
};
