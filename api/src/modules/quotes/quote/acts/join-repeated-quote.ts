import type { Work } from "../../../../core/mutation/work.ts";
import { track } from "../history/quote-track.ts";
import { findQuote } from "../quote.access.ts";
import "../quote.audit.ts";
import { Quote } from "../quote.entity.ts";
import "../quote.events.ts";
import { moveQuote } from "../quote-moves.ts";
import { refuseQuoteAct } from "../quote-state.ts";

/**
 * Joins a request to the one that it repeats: it ends, with all that it says, and the other one goes on and
 * tells in its timeline what was joined to it. Asking for a requote takes it back. The earlier one is locked
 * first, and need not be in one's reach.
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
