import { conflict } from "../../../core/failure.ts";
import type { Moves } from "../../../core/mutation/moves.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { QuoteEventKind } from "./quote.enums.ts";
import type { Quote } from "./quote.entity.ts";
import { type QuoteStatus, quoteLifecycle } from "./quote.lifecycle.ts";
import { track } from "./history/quote-track.ts";

const quoteMoves: Moves<Quote, QuoteStatus> = {
  lifecycle: quoteLifecycle,
  column: "status",
  reachedAt: {
    completed: "completedAt",
    sent: "sentAt",
    pending_passengers: "approvedAt",
    rejected: "rejectedAt",
    requote: "requoteAt",
  },
};

/**
 * Changes the status of a locked quote if the lifecycle table allows it, and writes the time, the audit row
 * and the timeline. `asked` is the name of the change in the refusal when users know it by another word.
 * @throws Refusal CONFLICT for a change that is not in the table.
 */
export function moveQuote(
  work: Work,
  quote: Quote,
  to: QuoteStatus,
  event: QuoteEventKind,
  { note = null, asked }: { note?: string | null; asked?: string } = {},
): void {
  const { status: before, precioTotal } = quote;
  work.move(quoteMoves, quote, to, {
    ...(asked && { asked }),
    audit: ["quote.moved", { before, after: to, note, precioTotal }],
  });
  track(work, quote, event, note);
}

const NEWER = "Hay una versión más reciente de la cotización. Revísala antes de decidir.";

/** Refuses a decision on a version that is not the latest sent version. */
export function refuseOlderVersion(quote: Quote, sentVersion: number | null | undefined): void {
  if (sentVersion !== null && sentVersion !== undefined && sentVersion < quote.sentVersion)
    throw conflict(NEWER);
}
