import { on } from "../../../core/events/listeners.ts";
import type { JobContext, Sweep } from "../../../core/jobs/jobs.ts";
import { expireQuotes } from "./acts/expire-quotes.ts";
import { noteOpening } from "./acts/note-opening.ts";
import { remindQuotes } from "./acts/remind-quotes.ts";
import { notifyOfWaitingRequests } from "./acts/notify-of-waiting-requests.ts";
import { expiredAtOnce } from "./quote.rules.ts";

/** Marks what is over, some in each transaction: requests go on between them. */
async function expireDue({ run }: JobContext): Promise<void> {
  let marked: number;
  do marked = await run(expireQuotes, { most: expiredAtOnce });
  while (marked === expiredAtOnce);
}

/** Periodic jobs of quotes: expiry, reminders, and requests that wait. */
export const quoteSweeps: readonly Sweep[] = [
  { name: "quotes.expire", run: expireDue },
  { name: "quotes.remind", run: ({ run }) => run(remindQuotes, undefined) },
  { name: "quotes.tell-of-waiting", run: ({ run }) => run(notifyOfWaitingRequests, undefined) },
];

/** Listeners of quotes to events of other modules. */
export const quoteListeners = [
  on("link.opened", async (work, { purpose, recordId }) => {
    if (purpose === "quote") await noteOpening(work, { recordId });
  }),
];
