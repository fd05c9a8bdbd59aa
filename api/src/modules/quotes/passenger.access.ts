import type { FilterQuery } from "@mikro-orm/core";
import type { Link, LinkPurpose, Viewer } from "../../core/auth/viewer.ts";
import { conflict } from "../../core/failure.ts";
import type { Reach } from "../../core/mutation/reach.ts";
import type { Work } from "../../core/mutation/work.ts";
import { may } from "../accounts/permissions.rules.ts";
import { Contract } from "../contracts/contract.entity.ts";
import { Passenger } from "./passenger.entity.ts";
import { NO_QUOTE, visibleQuotes } from "./quote.access.ts";
import { Quote } from "./quote.entity.ts";
import { type QuoteStatus, quoteLifecycle } from "./quote.lifecycle.ts";

const NO_PASSENGER = "Pasajero no encontrado";

/** Both links of a quote open its passengers: the one to decide and the one of the form. */
const links: readonly LinkPurpose[] = ["quote", "passengers"];

/** The quotes whose passengers somebody reaches. */
export const quotesOfPassengers = (viewer: Viewer | null, link: Link | null): FilterQuery<Quote> => visibleQuotes(viewer, link, links);

/** Loads a quote whose passengers the asker reaches, or NOT_FOUND. */
export const findQuoteOfPassengers = (reach: Reach, id: string, text = NO_QUOTE): Promise<Quote> =>
  reach.find(Quote, { $and: [{ id }, quotesOfPassengers(reach.viewer, reach.link)] }, text);

/** Loads a passenger with its quote locked, whose list can be changed; NOT_FOUND out of reach. */
export async function findPassenger(work: Work, id: string): Promise<Passenger> {
  const passenger = await work.find(Passenger, { id }, NO_PASSENGER);
  await lockList(work, await findQuoteOfPassengers(work, passenger.quote.id, NO_PASSENGER));
  return work.find(Passenger, { id }, NO_PASSENGER, { refresh: true });
}

/** Who may change the passengers at a status: before the client's yes staff alone, who know some early. */
const openTo: Readonly<Record<QuoteStatus, "staff" | "everyone" | "nobody">> = {
  pending: "staff",
  completed: "staff",
  sent: "staff",
  requote: "staff",
  pending_passengers: "everyone",
  approved: "everyone",
  converted: "everyone",
  rejected: "nobody",
  expired: "nobody",
};

/**
 * Locks a quote, so that two changes of its passengers come one after the other.
 * @throws Refusal CONFLICT when its status, or a contract that was sent already, does not allow them any more.
 */
export async function lockList(work: Work, quote: Quote): Promise<void> {
  await work.lock(quote);
  const open = openTo[quote.status];
  const staff = may(work.viewer?.role, "manageQuotes");
  if (open === "nobody" || (open === "staff" && !staff)) throw quoteLifecycle.refusal(quote.status, "approved");
  if (quote.status !== "converted") return;
  const sent = await work.em.count(Contract, { quote: { id: quote.id }, status: { $nin: ["draft", "cancelled"] } });
  if (sent > 0) throw conflict("El contrato ya fue enviado. Los datos de los pasajeros no se pueden cambiar.");
}
