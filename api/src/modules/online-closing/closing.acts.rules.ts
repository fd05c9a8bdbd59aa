import { acts } from "../accounts/acts.rules.ts";
import { closingLifecycle, type ClosingStatus, openClosings } from "./closing.lifecycle.ts";

/** State that the acts of staff on an online closing are checked against. */
export interface ClosingActState {
  readonly status: ClosingStatus;
}

/** Acts of staff on an online closing; the client's own acts follow its steps. */
export const closingActs = acts<ClosingActState>(closingLifecycle)({
  /** Stops the online way: the client reads it at once. */
  stopClosing: { may: "manageQuotes", from: openClosings, to: "detenido" },
  /** Continues in the client's place; the client reads that the seller calls. */
  takeOverClosing: { may: "manageQuotes", from: openClosings, to: "a_mano" },
});
