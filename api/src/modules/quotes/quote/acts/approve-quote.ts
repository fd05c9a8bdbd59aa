import { forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { may } from "../../../accounts/permissions.rules.ts";
import { newPassengerLink } from "../passenger-link.ts";
import { findQuote, isClientOf } from "../quote.access.ts";
import "../quote.events.ts";
import type { ApproveQuoteInput } from "../quote.inputs.ts";
import { queuePassengersMail } from "../offer/quote.mail.ts";
import { moveQuote, refuseOlderVersion, refuseOutdatedOffer } from "../quote-moves.ts";

/**
 * The client says yes, or a leader records it with a note. The passengers' data comes next: the client gets a
 * link for it, by mail and, when they decided themselves, in the answer.
 */
export async function approveQuote(
  work: Work,
  { id, input }: { id: string; input: ApproveQuoteInput },
): Promise<{ id: string; passengerLink: string | null }> {
  const quote = await findQuote(work, id);
  const { viewer, link } = work;
  await work.lock(quote);
  const byClient = isClientOf(quote, viewer, link);
  if (!byClient && !may(viewer?.role, "decideQuotes")) throw forbidden();
  refuseOutdatedOffer(work, quote, "pending_passengers", "Aprobada");
  refuseOlderVersion(quote, input.sentVersion);
  const note = input.observaciones?.trim() || (byClient ? null : `Registrado por ${viewer?.name ?? ""}`);
  moveQuote(work, quote, "pending_passengers", "approved", { note, asked: "Aprobada" });

  const passengerLink = newPassengerLink(work, quote.id);
  await queuePassengersMail(work, quote, passengerLink);
  await work.emit("quote.approved", { quoteId: quote.id });
  return { id: quote.id, passengerLink: byClient ? passengerLink : null };
}
