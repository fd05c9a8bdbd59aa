import { forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { may } from "../../../accounts/permissions.rules.ts";
import { findQuote, isClientOf } from "../quote.access.ts";
import "../quote.events.ts";
import type { RejectQuoteInput } from "../quote.inputs.ts";
import { quoteLifecycle } from "../quote.lifecycle.ts";
import { moveQuote, refuseOlderVersion, refuseOutdatedOffer } from "../quote-moves.ts";

/**
 * The client says no to an offer that was sent, or a leader records it; after a yes only a leader takes it
 * back.
 */
export async function rejectQuote(
  work: Work,
  { id, input }: { id: string; input: RejectQuoteInput },
): Promise<string> {
  const quote = await findQuote(work, id);
  await work.lock(quote);
  const leads = may(work.viewer?.role, "decideQuotes");
  if (!leads && !isClientOf(quote, work.viewer, work.link)) throw forbidden();
  refuseOutdatedOffer(work, quote, "rejected");
  refuseOlderVersion(quote, input.sentVersion);
  if (!leads && quote.status !== "sent") throw quoteLifecycle.refusal(quote.status, "rejected");
  quote.motivoRechazo = input.motivoRechazo.trim();
  moveQuote(work, quote, "rejected", "rejected", { note: quote.motivoRechazo });
  await work.emit("quote.rejected", { quoteId: quote.id });
  return quote.id;
}
