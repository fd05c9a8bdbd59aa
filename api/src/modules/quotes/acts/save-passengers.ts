import type { Work } from "../../../core/mutation/work.ts";
import { recordConsent } from "../../accounts/record-consent.ts";
import { findQuoteOfPassengers, lockList } from "../passenger.access.ts";
import "../passenger.audit.ts";
import { Passenger } from "../passenger.entity.ts";
import "../passenger.events.ts";
import type { SavePassengersInput } from "../passenger.inputs.ts";
import { asRow, newPassenger } from "../passenger.list.ts";
import { isComplete, normalPassengers } from "../passenger.rules.ts";
import { moveQuote } from "../quote.moves.ts";

/**
 * Replaces all passengers of a quote. Submitting the form, by the client or by staff, approves a quote that waits for it: the holder is
 * complete, the others may follow until the contract is sent.
 */
export async function savePassengers(work: Work, { quoteId, input }: { quoteId: string; input: SavePassengersInput }): Promise<string> {
  const quote = await findQuoteOfPassengers(work, quoteId);
  await lockList(work, quote);
  const rows = normalPassengers(input.passengers.map(asRow), quote, work.today);
  const before = await work.em.nativeDelete(Passenger, { quote: { id: quote.id } });
  for (const row of rows) newPassenger(work, quote, row);
  await recordConsent(work, "passengers", quote.id, input.aceptaTratamiento === true);
  work.audit("passengers.saved", quote.id, { before, after: rows.length, completos: rows.filter(isComplete).length });
  if (quote.status === "pending_passengers") {
    moveQuote(work, quote, "approved", "passengers_completed");
    await work.emit("passengers.completed", { quoteId: quote.id });
  }
  return quote.id;
}
