import type { Sweep } from "../../core/jobs/jobs.ts";
import { mailMarketing } from "./acts/mail-marketing.ts";

/** What happens to notifications by the passing of time. */
export const notificationSweeps: readonly Sweep[] = [
  { name: "notifications.mail-marketing", run: ({ run }) => run(mailMarketing, undefined) },
];
