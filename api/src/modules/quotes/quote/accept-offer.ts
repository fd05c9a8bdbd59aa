import type { Work } from "../../../core/mutation/work.ts";
import { chooseExtras } from "./option/chosen-extras.ts";
import { chooseOption } from "./option/quote-choice.ts";
import type { QuoteOption } from "./option/quote-option.entity.ts";
import { isClientOf } from "./quote.acts.rules.ts";
import type { Quote } from "./quote.entity.ts";
import type { ApproveQuoteInput } from "./quote.inputs.ts";
import { moveQuote, refuseOlderVersion } from "./quote-moves.ts";
import { refuseQuoteAct } from "./quote-state.ts";
import { keepSharedDecision, notedDecision, sharedDecision } from "./sharing/shared-decision.ts";

/** Returns whether the caller decides as the quote's client. */
export const isByClient = (work: Work, { id, cliente }: Quote): boolean =>
  isClientOf({ id, clienteId: cliente?.id ?? null }, work);

/**
 * Accepts the offer of a locked quote with one of its options and with extras, as the client or with a note
 * of staff; the travellers' data are the next step. Returns the chosen option; null when there was no choice.
 */
export async function acceptOffer(
  work: Work,
  quote: Quote,
  input: ApproveQuoteInput,
): Promise<QuoteOption | null> {
  await refuseQuoteAct(work, quote, "approve");
  refuseOlderVersion(quote, input.sentVersion);
  const chosen = await chooseOption(work, quote, input.option ?? null);
  // A sent quote has no extras yet.
  if (input.extras?.length) await chooseExtras(work, quote, input.extras);
  const note =
    input.observaciones?.trim() ||
    (isByClient(work, quote) ? null : `Registrado por ${work.viewer?.name ?? ""}`);
  const shared = await sharedDecision(work, quote);
  moveQuote(work, quote, "pending_passengers", "approved", {
    note: notedDecision(note, shared),
    asked: "Aprobada",
  });
  await keepSharedDecision(work, quote, "pending_passengers", shared);
  return chosen;
}
