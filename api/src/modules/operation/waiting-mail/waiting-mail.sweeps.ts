import { isAway } from "../../../core/database/away.ts";
import type { Sweep } from "../../../core/jobs/jobs.ts";
import { findSettledMails } from "./acts/find-settled-mails.ts";
import { settleWaitingMail } from "./acts/settle-waiting-mail.ts";

/**
 * Sweep that discards messages that waited too long, and sends the others once mails to clients are enabled.
 */
export const waitingMailSweeps: readonly Sweep[] = [
  {
    name: "operation.waiting-mails",
    run: async ({ run, services: { log } }) => {
      for (const id of await run(findSettledMails, undefined)) {
        try {
          await run(settleWaitingMail, { id });
        } catch (error) {
          // A failed one does not stop the others; it is tried again in a minute.
          if (isAway(error)) throw error;
          log.error({ err: error, mailId: id }, "a mail that waits could not be settled");
        }
      }
    },
  },
];
