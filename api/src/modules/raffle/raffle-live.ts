import type { Work } from "../../core/mutation/work.ts";
import type { RaffleNumberState } from "./raffle.enums.ts";

/**
 * Topic on which changes of the board are announced: the numbers and their present state; never their
 * holders.
 */
export const RAFFLE_CHANGED = "raffle";

/**
 * Announces a change to everybody who looks at the board, when the transaction commits; without numbers the
 * raffle itself changed.
 */
export const announceNumbers = (
  work: Work,
  raffleId: string,
  values: readonly string[] = [],
  state: RaffleNumberState = "free",
): Promise<void> => work.announce(RAFFLE_CHANGED, { raffleId, values: values.join(","), state });
