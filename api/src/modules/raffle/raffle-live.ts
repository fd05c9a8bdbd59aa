import type { Work } from "../../core/mutation/work.ts";
import type { RaffleNumberState } from "./raffle.enums.ts";

/** Topic of board changes: the numbers and their current states, never their holders. */
export const RAFFLE_CHANGED = "raffle";

/**
 * Publishes a change to everyone who views the board when the transaction commits; without numbers, the
 * raffle itself changed.
 */
export const announceNumbers = (
  work: Work,
  raffleId: string,
  values: readonly string[] = [],
  state: RaffleNumberState = "free",
): Promise<void> => work.announce(RAFFLE_CHANGED, { raffleId, values: values.join(","), state });
