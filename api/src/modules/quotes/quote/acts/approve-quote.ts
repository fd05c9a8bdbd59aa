import type { Work } from "../../../../core/mutation/work.ts";
import { newPassengerLink, nextPassengerLink } from "../passenger-link.ts";
import { findQuote } from "../quote.access.ts";
import { isClientOf } from "../quote.acts.rules.ts";
import type { Quote } from "../quote.entity.ts";
import type { ApproveQuoteInput } from "../quote.inputs.ts";
import { queuePassengersMail } from "../offer/quote.mail.ts";
import { chooseExtras } from "../option/chosen-extras.ts";
import { chooseOption } from "../option/quote-choice.ts";
import { moveQuote, refuseOlderVersion } from "../quote-moves.ts";
import { refuseQuoteAct } from "../quote-state.ts";
import { keepSharedDecision, notedDecision, sharedDecision } from "../sharing/shared-decision.ts";

/**
 * Approves a quote with the chosen option and extras: the client accepts, or a leader records the acceptance
 * with a note. The next step is the passengers' data: the client gets a link by e-mail, and also in the
 * response when the client decided.
 */
export async function approveQuote(
  work: Work,
  { id, input }: { id: string; input: ApproveQuoteInput },
): Promise<{ id: string; passengerLink: string | null }> {
  const quote = await findQuote(work.forUpdate, id);
  await refuseQuoteAct(work, quote, "approve");
  refuseOlderVersion(quote, input.sentVersion);
  const byClient = isByClient(work, quote);
  const chosen = await chooseOption(work, quote, input.option ?? null);
  await chooseExtras(work, quote, input.extras ?? []);
  const note = input.observaciones?.trim() || (byClient ? null : `Registrado por ${work.viewer?.name ?? ""}`);
  const shared = await sharedDecision(work, quote);
  moveQuote(work, quote, "pending_passengers", "approved", {
    note: notedDecision(note, shared),
    asked: "Aprobada",
  });
  await keepSharedDecision(work, quote, "pending_passengers", shared);

  await queuePassengersMail(work, quote, { chosen, link: newPassengerLink(work, quote.id) });
  await work.emit("quote.approved", { quoteId: quote.id });
  return { id: quote.id, passengerLink: byClient ? await nextPassengerLink(work, id) : null };
}

/**
 * The stored response contains no link; a client who repeats the request because the response was lost gets a
 * new link.
 */
approveQuote.again = async (work: Work, { id }: { id: string }) => {
  const quote = await findQuote(work, id);
  return { id, passengerLink: isByClient(work, quote) ? await nextPassengerLink(work, id) : null };
};

const isByClient = (work: Work, { id, cliente }: Quote): boolean =>
  isClientOf({ id, clienteId: cliente?.id ?? null }, work);
