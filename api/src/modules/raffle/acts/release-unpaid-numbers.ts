import { LockMode } from "@mikro-orm/core";
import type { Work } from "../../../core/mutation/work.ts";
import { freeNumber } from "../free-number.ts";
import { keepsOpen } from "../raffle.access.ts";
import { Raffle } from "../raffle.entity.ts";
import { announceNumbers } from "../raffle-live.ts";
import { RaffleNumber } from "../raffle-number.entity.ts";

/**
 * Releases the numbers of the open raffle that were not paid in time; returns how many. Concurrent runs
 * process different rows.
 */
export async function releaseUnpaidNumbers(work: Work): Promise<number> {
  const raffle = await work.em.findOne(Raffle, { status: "open" });
  if (!raffle || !(await keepsOpen(work, raffle))) return 0;
  const due = await work.em.find(
    RaffleNumber,
    { raffle, dueAt: { $lte: work.now } },
    { orderBy: { value: "asc" }, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
  );
  if (due.length === 0) return 0;
  const held = Map.groupBy(due, ({ seller }) => seller?.id);
  const lost = [...held].map(([sellerId, numbers]) => ({
    sellerId,
    values: numbers.map(({ value }) => value),
  }));
  for (const number of due) {
    freeNumber(number);
    work.audit("raffle.released", number.id, { raffleId: raffle.id, value: number.value, cause: "unpaid" });
  }
  const values = due.map(({ value }) => value);
  for (const { sellerId, values: theirs } of lost)
    if (sellerId) await work.emit("raffle.released", { raffleId: raffle.id, sellerId, values: theirs });
  await announceNumbers(work, raffle.id, values, "free");
  return due.length;
}
