import { path } from "../../app/path.ts";

/** Addresses of the notification screens. */
export const notificationPaths = { list: path("/notificaciones") };
