import { on } from "../../../core/events/listeners.ts";
import type { Sweep } from "../../../core/jobs/jobs.ts";
import { inSlices } from "../../../core/jobs/slices.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { expireQuotes } from "./acts/expire-quotes.ts";
import { noteOpening } from "./acts/note-opening.ts";
import { remindQuotes } from "./acts/remind-quotes.ts";
import { notifyOfWaitingRequests } from "./acts/notify-of-waiting-requests.ts";
import { expiredAtOnce } from "./quote.rules.ts";

/** Marks a batch of ended quotes as expired; returns whether more may be left. */
const expireSome = async (work: Work): Promise<boolean> =>
  (await expireQuotes(work, { most: expiredAtOnce })) === expiredAtOnce;

/** Periodic jobs of quotes: expiry, reminders, and requests without progress. */
export const quoteSweeps: readonly Sweep[] = [
  { name: "quotes.expire", run: inSlices(expireSome) },
  { name: "quotes.remind", run: inSlices(remindQuotes) },
  { name: "quotes.tell-of-waiting", run: inSlices(notifyOfWaitingRequests) },
];

/** Listeners of quotes to events of other modules. */
export const quoteListeners = [
  on("link.opened", async (work, { purpose, recordId }) => {
    if (purpose === "quote") await noteOpening(work, { recordId });
  }),
];
