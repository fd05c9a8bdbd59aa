import type { Work } from "../../../core/mutation/work.ts";
import { lockRaffle } from "../raffle.access.ts";
import "../raffle.audit.ts";
import type { DrawRaffleInput } from "../raffle.inputs.ts";
import { raffleLifecycle } from "../raffle.lifecycle.ts";
import { announceNumbers } from "../raffle-live.ts";
import { refuseEarlyDraw, winningValue } from "../raffle.rules.ts";
import { RaffleNumber } from "../raffle-number.entity.ts";

/**
 * Ends a raffle with the number that won and where it comes from. Only a number that was paid has a winner.
 * Final.
 */
export async function drawRaffle(
  work: Work,
  { id, input }: { id: string; input: DrawRaffleInput },
): Promise<string> {
  const raffle = await lockRaffle(work, id);
  raffleLifecycle.refuseMove(raffle.status, "drawn");
  refuseEarlyDraw(raffle.drawDate, work.today);
  const winningNumber = winningValue(input.winningNumber);
  const drawSource = input.source.trim();
  const winner = await work.em.findOne(RaffleNumber, { raffle, value: winningNumber, isPaid: true });
  Object.assign(raffle, { status: "drawn", winningNumber, drawSource, drawnAt: work.now, winner });
  work.audit("raffle.drawn", id, { winningNumber, source: drawSource, winnerId: winner?.id ?? null });
  await announceNumbers(work, id);
  return id;
}
