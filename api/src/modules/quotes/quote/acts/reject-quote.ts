import type { Work } from "../../../../core/mutation/work.ts";
import { endDocuments } from "../../../../core/verification/issue-document.ts";
import { findQuote } from "../quote.access.ts";
import type { RejectQuoteInput } from "../quote.inputs.ts";
import { moveQuote, refuseOlderVersion } from "../quote-moves.ts";
import { refuseQuoteAct } from "../quote-state.ts";
import { keepSharedDecision, notedDecision, sharedDecision } from "../sharing/shared-decision.ts";

/**
 * Rejects a sent offer: the client declines, or a leader records it. After an acceptance only a leader can
 * reject.
 */
export async function rejectQuote(
  work: Work,
  { id, input }: { id: string; input: RejectQuoteInput },
): Promise<string> {
  const quote = await findQuote(work.forUpdate, id);
  await refuseQuoteAct(work, quote, "reject");
  refuseOlderVersion(quote, input.sentVersion);
  quote.motivoRechazo = input.motivoRechazo.trim();
  const shared = await sharedDecision(work, quote);
  moveQuote(work, quote, "rejected", "rejected", { note: notedDecision(quote.motivoRechazo, shared) });
  await keepSharedDecision(work, quote, "rejected", shared);
  await endDocuments(work, quote.id, "anulado", ["quote"]);
  await work.emit("quote.rejected", { quoteId: quote.id });
  return quote.id;
}
