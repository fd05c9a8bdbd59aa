import { type Listener, on } from "../../../core/events/listeners.ts";
import { eraseHolder } from "./erase-holder.ts";
import { heldByAccount, heldByProven } from "./holder.sql.ts";

/** Listeners that erase the holder's data from raffle numbers when the person is erased. */
export const raffleListeners: readonly Listener[] = [
  on("user.erased", (work, { userId }) => eraseHolder(work, heldByAccount(userId))),
  on("person.erased", (work, { proven }) => eraseHolder(work, heldByProven(proven))),
];
