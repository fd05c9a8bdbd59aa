import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { freeNumber } from "../free-number.ts";
import { lockRaffleFor } from "../raffle.access.ts";
import { Raffle } from "../raffle.entity.ts";
import { announceNumbers } from "../raffle-live.ts";
import { NO_OPEN_RAFFLE } from "../raffle.rules.ts";
import { RaffleNumber } from "../raffle-number.entity.ts";

/**
 * Removes selection and holder from every number of the open raffle; the history records which numbers were
 * held. Returns how many.
 * @throws Refusal CONFLICT once a number is paid.
 */
export async function resetRaffleNumbers(work: Work): Promise<number> {
  const open = await work.em.findOne(Raffle, { status: "open" });
  if (!open) throw conflict(NO_OPEN_RAFFLE);
  const raffle = await lockRaffleFor(work, "reset", open.id);
  const taken = await work.em.find(
    RaffleNumber,
    { raffle, selectedAt: { $ne: null } },
    { orderBy: { value: "asc" } },
  );
  const values = taken.map(({ value }) => value);
  for (const number of taken) freeNumber(number);
  work.audit("raffle.reset", raffle.id, { values });
  await announceNumbers(work, raffle.id, values, "free");
  return taken.length;
}
