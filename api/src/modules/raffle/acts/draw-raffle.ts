import { assign } from "../../../core/rows.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { lockRaffleFor } from "../raffle.access.ts";
import type { DrawRaffleInput } from "../raffle.inputs.ts";
import { announceNumbers } from "../raffle-live.ts";
import { raffleMoves } from "../raffle-moves.ts";
import { refuseEarlyDraw, winningValue } from "../raffle.rules.ts";
import { RaffleNumber } from "../raffle-number.entity.ts";

/** Ends a raffle with the winning number and its source; this is final. Only a paid number has a winner. */
export async function drawRaffle(
  work: Work,
  { id, input }: { id: string; input: DrawRaffleInput },
): Promise<string> {
  const raffle = await lockRaffleFor(work, "draw", id);
  refuseEarlyDraw(raffle.drawDate, work.today);
  const winningNumber = winningValue(input.winningNumber);
  const drawSource = input.source.trim();
  const winner = await work.em.findOne(RaffleNumber, { raffle, value: winningNumber, isPaid: true });
  work.move(raffleMoves, raffle, "drawn", {
    audit: ["raffle.drawn", { winningNumber, source: drawSource, winnerId: winner?.id ?? null }],
  });
  assign(raffle, { winningNumber, drawSource, winner });
  await work.emit("raffle.drawn", { raffleId: id });
  await announceNumbers(work, id);
  return id;
}
