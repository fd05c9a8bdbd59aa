import type { Asker, Condition } from "../../../core/acts.ts";
import { NO_PERMISSION } from "../../../core/failure.ts";
import { acts } from "../../accounts/acts.rules.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { quoteLifecycle, type QuoteStatus } from "../quote/quote.lifecycle.ts";

/** What acts look at of a quote whose passengers are written. */
export interface PassengersState {
  /** Of the quote. */
  readonly id: string;
  readonly status: QuoteStatus;
  /** Whether its contract was sent and the trip has begun. */
  readonly tripHasBegun: boolean;
  /** Whether it became a contract that was cancelled. */
  readonly contractIsCancelled: boolean;
}

/** The facts of {@link PassengersState} that the database tells. */
const told = ["tripHasBegun", "contractIsCancelled"] as const;

/** The names of the facts in {@link PassengersState}, as a read selects them. */
export const passengersFacts = ["id", "status", ...told] as const;

/** What is said of passengers who travel already. */
const DEPARTED = "El viaje ya comenzó. Los datos de los pasajeros no se pueden cambiar.";
/** What is said of passengers whose contract is cancelled. */
export const CANCELLED = "El contrato está cancelado. Los datos de los pasajeros no se pueden cambiar.";

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

const openFor = ({ viewer }: Asker): QuoteStatus[] =>
  quoteLifecycle.statuses.filter(
    (status) =>
      openTo[status] === "everyone" || (openTo[status] === "staff" && may(viewer?.role, "manageQuotes")),
  );

const carriesLink = ({ id }: PassengersState, { link }: Asker): boolean =>
  link?.purpose === "passengers" && link.recordId === id;

const unreached: Condition<PassengersState> = [
  (quote, asker) => asker.viewer === null && !carriesLink(quote, asker),
  "Cotización no encontrada",
  "NOT_FOUND",
];
const notWriting: Condition<PassengersState> = [
  (quote, asker) => !may(asker.viewer?.role, "managePassengers") && !carriesLink(quote, asker),
  NO_PERMISSION,
  "FORBIDDEN",
];

/** What keeps the list from being changed by anybody. */
const settled: readonly Condition<PassengersState>[] = [
  [({ tripHasBegun }) => tripHasBegun, DEPARTED],
  [({ contractIsCancelled }) => contractIsCancelled, CANCELLED],
];

/** What can be done with the passengers of a quote, by whom and when. */
export const passengerActs = acts<PassengersState>(quoteLifecycle)({
  /** Writes the list, of which a contract may leave the data alone to be completed; so too each person. */
  save: {
    may: null,
    from: openFor,
    to: "approved",
    facts: told,
    unless: [unreached, notWriting, ...settled],
  },
  /** Makes a new link to the form, which leads nowhere once nobody writes the list. */
  renewLink: { may: "manageQuotes", from: openFor, to: "approved", facts: told, unless: settled },
});

/** The name of an act of passengers. */
export type PassengersAct = (typeof passengerActs.names)[number];
