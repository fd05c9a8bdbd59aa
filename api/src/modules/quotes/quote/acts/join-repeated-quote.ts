import type { Work } from "../../../../core/mutation/work.ts";
import { track } from "../history/quote-track.ts";
import { findQuote } from "../quote.access.ts";
import { Quote } from "../quote.entity.ts";
import { moveQuote } from "../quote-moves.ts";
import { refuseQuoteAct } from "../quote-state.ts";

/**
 * Joins a request to the earlier one that it repeats: this one ends with all its data, and the earlier one
 * continues and notes the join in its timeline. A requote of the ended one undoes the join. The earlier one
 * is locked first, and may lie outside the caller's scope.
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
