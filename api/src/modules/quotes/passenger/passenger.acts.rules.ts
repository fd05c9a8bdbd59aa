import type { Caller, Condition } from "../../../core/acts.ts";
import { NO_PERMISSION } from "../../../core/failure.ts";
import { acts } from "../../accounts/acts.rules.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { quoteLifecycle, type QuoteStatus } from "../quote/quote.lifecycle.ts";

/** State that the acts on a quote's passengers are checked against. */
export interface PassengersState {
  /** Id of the quote. */
  readonly id: string;
  readonly status: QuoteStatus;
  /** True when the contract was sent and the trip has begun. */
  readonly tripHasBegun: boolean;
  /** True when its last day has passed too. */
  readonly tripIsOver: boolean;
  /** True when the quote became a contract that was cancelled. */
  readonly contractIsCancelled: boolean;
}

/** The facts of {@link PassengersState} that are read from the database. */
export const shownFacts = ["tripHasBegun", "tripIsOver", "contractIsCancelled"] as const;

/** The names of the facts in {@link PassengersState}, as a read selects them. */
export const passengersFacts = ["id", "status", ...shownFacts] as const;

/** Refusal of a change to passengers whose trip has begun. */
const DEPARTED = "El viaje ya comenzó. Los datos de los pasajeros no se pueden cambiar.";
/** Refusal of a change to passengers who have returned. */
const RETURNED = "El viaje ya terminó. Los datos de los pasajeros no se pueden cambiar.";
/** Refusal of a change to passengers whose contract is cancelled. */
export const CANCELLED = "El contrato está cancelado. Los datos de los pasajeros no se pueden cambiar.";

/**
 * People who may change the passengers at each status: before the client's approval only staff, who know some
 * data early.
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

const openFor = ({ viewer }: Caller): QuoteStatus[] =>
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

/** Conditions under which nobody may change the list. */
const settled: readonly Condition<PassengersState>[] = [
  [({ tripIsOver }) => tripIsOver, RETURNED],
  [({ tripHasBegun }) => tripHasBegun, DEPARTED],
  [({ contractIsCancelled }) => contractIsCancelled, CANCELLED],
];

/** Acts on the passengers of a quote, with the roles and statuses of each. */
export const passengerActs = acts<PassengersState>(quoteLifecycle)({
  /**
   * Writes the list, in which a contract may only allow data to be completed; the same holds for each person.
   */
  save: {
    may: null,
    from: openFor,
    to: "approved",
    facts: shownFacts,
    unless: [unreached, notWriting, ...settled],
  },
  /** Makes a new link to the form, which leads nowhere once nobody writes the list. */
  renewLink: { may: "manageQuotes", from: openFor, to: "approved", facts: shownFacts, unless: settled },
});

/** The name of an act of passengers. */
export type PassengersAct = (typeof passengerActs.names)[number];
