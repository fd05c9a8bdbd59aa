import type { Moves } from "../../core/mutation/moves.ts";
import type { Raffle } from "./raffle.entity.ts";
import { raffleLifecycle, type RaffleStatus } from "./raffle.lifecycle.ts";

/** Status changes of a raffle. */
export const raffleMoves: Moves<Raffle, RaffleStatus> = {
  lifecycle: raffleLifecycle,
  column: "status",
  reachedAt: { drawn: "drawnAt" },
};
