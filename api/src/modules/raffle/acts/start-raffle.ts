import { make } from "../../../core/rows.ts";
import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { lockRaffleFor } from "../raffle.access.ts";
import { Raffle } from "../raffle.entity.ts";
import { announceNumbers } from "../raffle-live.ts";
import { raffleMoves } from "../raffle-moves.ts";
import { ANOTHER_OPEN, boardValues, refusePastDraw } from "../raffle.rules.ts";
import { RaffleNumber } from "../raffle-number.entity.ts";

/**
 * Opens a raffle with its whole board, if no other raffle is open; the second of two concurrent calls is
 * refused.
 */
export async function startRaffle(work: Work, { id }: { id: string }): Promise<string> {
  await work.lockName("open raffle");
  const raffle = await lockRaffleFor(work, "start", id);
  if ((await work.em.count(Raffle, { status: "open" })) > 0) throw conflict(ANOTHER_OPEN);
  refusePastDraw(raffle.drawDate, work.today);
  work.move(raffleMoves, raffle, "open", {
    audit: ["raffle.moved", { before: "draft", after: "open", note: null }],
  });
  for (const value of boardValues()) work.add(make(RaffleNumber, { raffle, value }));
  await announceNumbers(work, id);
  return id;
}
