import type { Module } from "../../core/module.ts";
import { Notification } from "./notification.entity.ts";
import { NotificationPreferences } from "./preferences.entity.ts";

/** What people are told of each other's work: in the application as it happens, and by mail as each one prefers. */
export const notifications: Module = {
  name: "notifications",
  entities: [Notification, NotificationPreferences],
};
