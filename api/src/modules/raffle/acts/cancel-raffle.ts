import type { Work } from "../../../core/mutation/work.ts";
import { lockRaffle } from "../raffle.access.ts";
import "../raffle.audit.ts";
import { raffleLifecycle } from "../raffle.lifecycle.ts";
import { announceNumbers } from "../raffle-live.ts";

/**
 * Ends a raffle that is not played, with a reason. Who paid which number stays, so that the money can be
 * given back.
 */
export async function cancelRaffle(
  work: Work,
  { id, motivo }: { id: string; motivo: string },
): Promise<string> {
  const raffle = await lockRaffle(work, id);
  const before = raffle.status;
  raffleLifecycle.refuseMove(before, "cancelled");
  const note = motivo.trim();
  Object.assign(raffle, { status: "cancelled", cancelReason: note });
  work.audit("raffle.moved", id, { before, after: "cancelled", note });
  await announceNumbers(work, id);
  return id;
}
