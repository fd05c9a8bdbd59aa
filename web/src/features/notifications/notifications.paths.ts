import { path } from "../../base/routes/path.ts";

/** Addresses of the notification screens. */
export const notificationPaths = { list: path("/notificaciones") };
