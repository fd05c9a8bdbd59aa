import { isAway } from "../../../core/database/away.ts";
import type { Sweep } from "../../../core/jobs/jobs.ts";
import { findSettledMails } from "./acts/find-settled-mails.ts";
import { settleWaitingMail } from "./acts/settle-waiting-mail.ts";

/** Sweep that ends what waited too long, and sends what still waits once mails to clients are open. */
export const waitingMailSweeps: readonly Sweep[] = [
  {
    name: "operation.waiting-mails",
    run: async ({ run, services: { log } }) => {
      for (const id of await run(findSettledMails, undefined)) {
        try {
          await run(settleWaitingMail, { id });
        } catch (error) {
          // One that fails stops no other; it is tried again in a minute.
          if (isAway(error)) throw error;
          log.error({ err: error, mailId: id }, "a mail that waits could not be settled");
        }
      }
    },
  },
];
