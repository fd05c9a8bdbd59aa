import { forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { may } from "../../../accounts/permissions.rules.ts";
import { findQuote, isClientOf } from "../quote.access.ts";
import "../quote.events.ts";
import type { RequoteQuoteInput } from "../quote.inputs.ts";
import { type QuoteStatus, quoteLifecycle } from "../quote.lifecycle.ts";
import { moveQuote, refuseOlderVersion } from "../quote-moves.ts";

const agreed: readonly QuoteStatus[] = ["pending_passengers", "approved"];

/** Another offer is wanted, by the client or by staff; after a yes only a leader opens it again. */
export async function requoteQuote(
  work: Work,
  { id, input }: { id: string; input: RequoteQuoteInput },
): Promise<string> {
  const quote = await findQuote(work, id);
  await work.lock(quote);
  const { viewer, link } = work;
  if (!may(viewer?.role, "askRequote") && !isClientOf(quote, viewer, link)) throw forbidden();
  refuseOlderVersion(quote, input.sentVersion);
  if (agreed.includes(quote.status) && !may(viewer?.role, "decideQuotes"))
    throw quoteLifecycle.refusal(quote.status, "requote");
  quote.requoteReason = input.requoteReason.trim();
  quote.expiresAt = null;
  quote.precioDesactualizado = false;
  moveQuote(work, quote, "requote", "requote", { note: quote.requoteReason });
  await work.emit("quote.requoted", { quoteId: quote.id });
  return quote.id;
}
