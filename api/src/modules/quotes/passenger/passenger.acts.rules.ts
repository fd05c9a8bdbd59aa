import type { Caller, CallerByRole, Condition } from "../../../core/acts.ts";
import { NO_PERMISSION } from "../../../core/failure.ts";
import { acts } from "../../accounts/acts.rules.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { quoteLifecycle, type QuoteStatus } from "../quote/quote.lifecycle.ts";

/** Facts that determine which acts on a quote's passengers are possible. */
export interface PassengersState {
  /** Id of the quote. */
  readonly id: string;
  readonly status: QuoteStatus;
  /** True when the contract was sent and the trip has started. */
  readonly tripHasBegun: boolean;
  /** True when the last day of the trip has passed too. */
  readonly tripIsOver: boolean;
  /** True when the quote became a contract that was cancelled. */
  readonly contractIsCancelled: boolean;
}

/** Facts of {@link PassengersState} that are read from the database. */
export const shownFacts = ["tripHasBegun", "tripIsOver", "contractIsCancelled"] as const;

/** Names of the facts in {@link PassengersState}, for selecting them in a query. */
export const passengersFacts = ["id", "status", ...shownFacts] as const;

/** Message that refuses to change passengers after the trip has started. */
const DEPARTED = "El viaje ya comenzó. Los datos de los pasajeros no se pueden cambiar.";
/** Message that refuses to change passengers after the trip has ended. */
const RETURNED = "El viaje ya terminó. Los datos de los pasajeros no se pueden cambiar.";
/** Message that refuses to change passengers when the contract is cancelled. */
export const CANCELLED = "El contrato está cancelado. Los datos de los pasajeros no se pueden cambiar.";

/**
 * People who may change the passengers in each status: before the client's approval only staff, who may
 * already have some data.
 */
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

const openFor = ({ viewer }: CallerByRole): QuoteStatus[] =>
  quoteLifecycle.statuses.filter(
    (status) =>
      openTo[status] === "everyone" || (openTo[status] === "staff" && may(viewer?.role, "manageQuotes")),
  );

const carriesLink = ({ id }: PassengersState, { link }: Caller): boolean =>
  link?.purpose === "passengers" && link.recordId === id;

const unreached: Condition<PassengersState> = [
  (quote, caller) => caller.viewer === null && !carriesLink(quote, caller),
  "Cotización no encontrada",
  "NOT_FOUND",
];
const notWriting: Condition<PassengersState> = [
  (quote, caller) => !may(caller.viewer?.role, "managePassengers") && !carriesLink(quote, caller),
  NO_PERMISSION,
  "FORBIDDEN",
];

/** Conditions that prevent any change of the list. */
const settled: readonly Condition<PassengersState>[] = [
  [({ tripIsOver }) => tripIsOver, RETURNED],
  [({ tripHasBegun }) => tripHasBegun, DEPARTED],
  [({ contractIsCancelled }) => contractIsCancelled, CANCELLED],
];

/** Acts on the passengers of a quote, with the roles and statuses of each. */
export const passengerActs = acts<PassengersState>(quoteLifecycle)({
  /**
   * Saves the list; when a contract names the passengers, only some data may be completed. The same applies
   * to each person.
   */
  save: {
    may: null,
    from: openFor,
    to: "approved",
    facts: shownFacts,
    unless: [unreached, notWriting, ...settled],
  },
  /** Creates a new link to the form; the link opens nothing once the list can no longer be changed. */
  renewLink: { may: "manageQuotes", from: openFor, to: "approved", facts: shownFacts, unless: settled },
});

/** Name of an act on passengers. */
export type PassengersAct = (typeof passengerActs.names)[number];
