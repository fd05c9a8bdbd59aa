import type { FilterQuery } from "@mikro-orm/core";
import type { Link, LinkPurpose, Viewer } from "../../../core/auth/viewer.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { Passenger } from "./passenger.entity.ts";
import { NO_QUOTE, visibleQuotes } from "../quote/quote.access.ts";
import { Quote } from "../quote/quote.entity.ts";
import {
  passengerActs,
  type PassengersAct,
  type PassengersState,
  shownFacts,
} from "./passenger.acts.rules.ts";

const NO_PASSENGER = "Pasajero no encontrado";

/**
 * Links that give access to passengers: only the passenger form's link. A decision through the offer's link
 * returns a new link of this kind.
 */
const links: readonly LinkPurpose[] = ["passengers"];

/** Returns the filter of the quotes whose passengers the viewer or the link may access. */
export const quotesOfPassengers = (viewer: Viewer | null, link: Link | null): FilterQuery<Quote> =>
  visibleQuotes(viewer, link, links);

/** Loads a quote whose passengers the caller may access; otherwise NOT_FOUND. */
export const findQuoteOfPassengers = (scope: Scope, id: string, text = NO_QUOTE): Promise<Quote> =>
  scope.find(Quote, { $and: [{ id }, quotesOfPassengers(scope.viewer, scope.link)] }, text);

/**
 * Loads a passenger, locks its quote, and returns the permitted changes; NOT_FOUND when the caller may not
 * access it.
 */
export async function findPassenger(
  work: Work,
  id: string,
): Promise<{ passenger: Passenger; freedom: ListFreedom }> {
  const { quote } = await work.find(Passenger, { id }, NO_PASSENGER);
  const freedom = await lockList(work, await findQuoteOfPassengers(work, quote.id, NO_PASSENGER));
  return { passenger: await work.find(Passenger, { id }, NO_PASSENGER, { refresh: true }), freedom };
}

/**
 * Permitted changes of a list: the whole list; only data that change no clause of a contract that names these
 * people; or such data and new people in places that the signed contract left without a name.
 */
export type ListFreedom = "whole" | "data" | "places";

/**
 * Refuses an act that the caller cannot do on the locked quote now.
 * @throws Refusal as the table of acts states.
 */
export async function refusePassengersAct(scope: Scope, quote: Quote, act: PassengersAct): Promise<void> {
  passengerActs.refuse(act, scope, await stateOf(scope, quote));
}

const stateOf = async (scope: Scope, quote: Quote): Promise<PassengersState> => ({
  ...(await scope.facts(quote, ...shownFacts)),
  id: quote.id,
  status: quote.status,
});

/**
 * Locks a quote, so that concurrent changes of its passengers run one after the other, and returns the
 * permitted changes. Once its contract is signed (or sent, for a change by the client), names are fixed, and
 * only documents and birth dates can be completed; in a signed contract also the places without a name.
 * @throws Refusal as the table of acts states when no change is allowed.
 */
export async function lockList(work: Work, quote: Quote): Promise<ListFreedom> {
  await work.lock(quote);
  await refusePassengersAct(work, quote, "save");
  const contract = await work.em.findOne(Contract, { quote: { id: quote.id }, status: { $ne: "cancelled" } });
  if (!contract || contract.status === "draft") return "whole";
  if (contract.status !== "active") return "places";
  return may(work.viewer?.role, "manageQuotes") ? "whole" : "data";
}
