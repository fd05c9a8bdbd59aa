import { fieldsFirst } from "../../../../core/input/fields-first.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { recordConsent } from "../../../accounts/consent/record-consent.ts";
import { findQuoteOfPassengers, lockList } from "../passenger.access.ts";
import type { SavePassengersInput } from "../passenger.inputs.ts";
import { asRow, completeList, replaceList } from "../passenger-list.ts";
import { raiseLists, refuseOlderList } from "../passenger-list-version.ts";
import { PassengerDraft } from "../passenger-draft.entity.ts";
import { confirmOwnPhone } from "../own-phone.ts";
import { isComplete, normalPassengers, refuseWrongList } from "../passenger.rules.ts";
import { joinQuote } from "../../quote/request/quote-customer.ts";
import { moveQuote } from "../../quote/quote-moves.ts";

/**
 * Replaces all passengers of a quote. Once a contract names them, only their data and the places without a
 * name can be completed. Submitting the form, by the client or by staff, approves a quote that waits for it.
 * The holder must be complete; the others can be completed later, even after the contract is signed.
 */
export async function savePassengers(
  work: Work,
  { quoteId, input }: { quoteId: string; input: SavePassengersInput },
): Promise<string> {
  const quote = await fieldsFirst(findQuoteOfPassengers(work, quoteId), () =>
    refuseWrongList(input.passengers.map(asRow), work.today),
  );
  const freedom = await lockList(work, quote);
  await refuseOlderList(work, quote, input.version);
  const rows = normalPassengers(input.passengers.map(asRow), quote, work.today);
  const { before, changed } = await (freedom === "whole"
    ? replaceList(work, quote, rows)
    : completeList(work, quote, rows, { places: freedom === "places" }));
  await work.em.nativeDelete(PassengerDraft, { quote: { id: quote.id } });
  await work.save();
  await joinQuote(work, quote);
  await confirmOwnPhone(work, quote, rows);
  await recordConsent(work, "passengers", quote.id, input.aceptaTratamiento === true);
  if (changed) {
    await raiseLists(work, [quote.id]);
    const completos = rows.filter(isComplete).length;
    work.audit("passengers.saved", quote.id, { before, after: rows.length, completos });
  }
  if (quote.status === "pending_passengers") {
    moveQuote(work, quote, "approved", "passengers_completed");
    await work.emit("passengers.completed", { quoteId: quote.id });
  }
  return quote.id;
}
