import { conflict } from "../../../../core/failure.ts";
import { fieldsFirst } from "../../../../core/input/fields-first.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { findQuoteOfPassengers, lockList } from "../passenger.access.ts";
import type { PassengerInput } from "../passenger.inputs.ts";
import { asRow, newPassenger, normalAmong, passengersOf, storedRow } from "../passenger-list.ts";
import { raiseLists } from "../passenger-list-version.ts";
import { joinQuote } from "../../quote/request/quote-customer.ts";
import { refuseWrongData, SIGNED_FIRST, tooManyPassengers } from "../passenger.rules.ts";

/** Adds one person to a quote with a free place. */
export async function addPassenger(
  work: Work,
  { quoteId, input }: { quoteId: string; input: PassengerInput },
): Promise<string> {
  const quote = await fieldsFirst(findQuoteOfPassengers(work, quoteId), () =>
    refuseWrongData(asRow(input), work.today),
  );
  if ((await lockList(work, quote)) === "data") throw conflict(SIGNED_FIRST);
  const others = await passengersOf(work, quote);
  if (others.length >= quote.numeroPersonas) throw conflict(tooManyPassengers);
  const added = newPassenger(work, quote, normalAmong(work, quote, others.map(storedRow), asRow(input)));
  await raiseLists(work, [quote.id]);
  if (added.titular) {
    await work.save();
    await joinQuote(work, quote);
  }
  work.audit("passenger.added", added.id, { quoteId: quote.id });
  return added.id;
}
