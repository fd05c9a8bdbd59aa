import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { freeNumber } from "../free-number.ts";
import { lockNumber } from "../raffle.access.ts";
import { announceNumbers } from "../raffle-live.ts";

/** Releases a number that is held but not paid. */
export async function releaseRaffleNumber(work: Work, { id }: { id: string }): Promise<string> {
  const { number, raffle } = await lockNumber(work, id);
  const { value } = number;
  if (number.isPaid) throw conflict(`El número ${value} ya está pagado. Quítale el pago antes de liberarlo.`);
  if (number.selectedAt === null) return id;
  freeNumber(number);
  work.audit("raffle.released", id, { raffleId: raffle.id, value, cause: "staff" });
  await announceNumbers(work, raffle.id, [value], "free");
  return id;
}
