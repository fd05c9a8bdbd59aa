import { type Listener, on } from "../../../core/events/listeners.ts";
import "../../accounts/account/account.events.ts";
import { eraseHolder } from "./erase-holder.ts";
import { heldByAccount, heldByProven } from "./holder.sql.ts";

/** What becomes of raffle numbers when the person who holds them is erased. */
export const raffleListeners: readonly Listener[] = [
  on("user.erased", (work, { userId }) => eraseHolder(work, heldByAccount(userId))),
  on("person.erased", (work, { proven }) => eraseHolder(work, heldByProven(proven))),
];
