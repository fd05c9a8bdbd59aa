import type { Work } from "../../../core/mutation/work.ts";
import { lockRaffleFor } from "../raffle.access.ts";
import { announceNumbers } from "../raffle-live.ts";
import { raffleMoves } from "../raffle-moves.ts";
import type { CancelRaffleInput } from "../raffle.inputs.ts";

/**
 * Cancels a raffle that is not drawn, with a reason. The paid numbers keep their payers, so that the money
 * can be refunded.
 */
export async function cancelRaffle(
  work: Work,
  { id, input: { motivo } }: { id: string; input: CancelRaffleInput },
): Promise<string> {
  const raffle = await lockRaffleFor(work, "cancel", id);
  const before = raffle.status;
  const note = motivo.trim();
  work.move(raffleMoves, raffle, "cancelled", {
    audit: ["raffle.moved", { before, after: "cancelled", note }],
  });
  raffle.cancelReason = note;
  await announceNumbers(work, id);
  return id;
}
