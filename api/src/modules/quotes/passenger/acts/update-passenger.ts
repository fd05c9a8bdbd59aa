import { conflict } from "../../../../core/failure.ts";
import { fieldsFirst } from "../../../../core/input/fields-first.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { findPassenger } from "../passenger.access.ts";
import type { PassengerInput } from "../passenger.inputs.ts";
import {
  asRow,
  normalAmong,
  passengersOf,
  refuseOtherSigner,
  storedRow,
  writePassenger,
} from "../passenger-list.ts";
import { raiseLists } from "../passenger-list-version.ts";
import { isNamedAlike, NAMED_IN_CONTRACT, refuseWrongData } from "../passenger.rules.ts";
import { joinQuote } from "../../quote/request/quote-customer.ts";
import { Quote } from "../../quote/quote.entity.ts";

/** Changes the sent fields of one passenger; absent fields do not change. */
export async function updatePassenger(
  work: Work,
  { id, input }: { id: string; input: PassengerInput },
): Promise<string> {
  const { passenger, freedom } = await fieldsFirst(findPassenger(work, id), () =>
    refuseWrongData(asRow(input), work.today),
  );
  const quote = await work.em.findOneOrFail(Quote, { id: passenger.quote.id });
  work.edit(passenger, input.version);
  const before = storedRow(passenger);
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const others = (await passengersOf(work, quote)).filter((other) => other.id !== id).map(storedRow);
  const next = normalAmong(work, quote, others, asRow({ ...before, ...given }));
  if (freedom !== "whole" && !isNamedAlike(next, passenger)) throw conflict(NAMED_IN_CONTRACT);
  if (freedom === "places") refuseOtherSigner(work, passenger, next);
  writePassenger(passenger, next);
  const after = storedRow(passenger);
  if (JSON.stringify(after) !== JSON.stringify(before)) await raiseLists(work, [quote.id]);
  if (passenger.titular) {
    await work.save();
    await joinQuote(work, quote);
  }
  work.audit("passenger.updated", id, { quoteId: quote.id, before, after });
  return id;
}
