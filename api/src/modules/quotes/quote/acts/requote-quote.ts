import type { Work } from "../../../../core/mutation/work.ts";
import { findQuote } from "../quote.access.ts";
import type { RequoteQuoteInput } from "../quote.inputs.ts";
import { undoChoice } from "../option/quote-choice.ts";
import { optionsOf } from "../option/quote-options.ts";
import { moveQuote, refuseOlderVersion } from "../quote-moves.ts";
import { refuseQuoteAct } from "../quote-state.ts";
import { keepSharedDecision, notedDecision, sharedDecision } from "../sharing/shared-decision.ts";

/** Starts a new offer that the client or staff requests; after an acceptance only a leader can do this. */
export async function requoteQuote(
  work: Work,
  { id, input }: { id: string; input: RequoteQuoteInput },
): Promise<string> {
  const quote = await findQuote(work.forUpdate, id);
  await refuseQuoteAct(work, quote, "requote");
  refuseOlderVersion(quote, input.sentVersion);
  quote.requoteReason = input.requoteReason.trim();
  quote.expiresAt = null;
  quote.precioDesactualizado = false;
  // A quote that was joined to another request continues alone, and no longer as its repetition.
  if (quote.joinedTo) quote.joinedTo = quote.repeats = null;
  await undoChoice(work, quote, await optionsOf(work, quote));
  const shared = await sharedDecision(work, quote);
  moveQuote(work, quote, "requote", "requote", { note: notedDecision(quote.requoteReason, shared) });
  await keepSharedDecision(work, quote, "requote", shared);
  await work.emit("quote.requoted", { quoteId: quote.id });
  return quote.id;
}
