import type { Work } from "../../../../core/mutation/work.ts";
import { track } from "../history/quote-track.ts";
import { findQuote } from "../quote.access.ts";
import { Quote } from "../quote.entity.ts";
import { moveQuote } from "../quote-moves.ts";
import { refuseQuoteAct } from "../quote-state.ts";

/**
 * Joins a repeated request to the earlier one: the repeated request ends and keeps its data, and the earlier
 * one continues with an entry in its timeline. Quoting the ended request again undoes the join. The earlier
 * request is locked first, and may be outside the caller's scope.
 */
export async function joinRepeatedQuote(work: Work, { id }: { id: string }): Promise<string> {
  const quote = await findQuote(work, id);
  const earlier = quote.repeats && (await work.lockById(Quote, quote.repeats.id));
  await work.lock(quote);
  await refuseQuoteAct(work, quote, "join");
  if (!earlier) return quote.id;
  quote.joinedTo = earlier;
  moveQuote(work, quote, "expired", "joined", { note: `Sigue en ${earlier.quoteNumber}` });
  work.audit("quote.joined", earlier.id, { number: earlier.quoteNumber, joined: quote.quoteNumber });
  const said = quote.observaciones === earlier.observaciones ? null : quote.observaciones;
  track(work, earlier, "joined", said ? `${quote.quoteNumber}: «${said}»` : quote.quoteNumber);
  await work.emit("quote.joined", { quoteId: quote.id, firstId: earlier.id });
  return quote.id;
}
