import { assign } from "../../../core/rows.ts";
import { conflict, forbidden } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { lockNumber } from "../raffle.access.ts";
import { announceNumbers } from "../raffle-live.ts";
import { heldUntil } from "../raffle.rules.ts";

/**
 * Marks a number as paid, or as unpaid; an unpaid number is held for another 48 hours. After the day of the
 * draw only administration may do this, because the result is known.
 */
export async function payRaffleNumber(
  work: Work,
  { id, isPaid }: { id: string; isPaid: boolean },
): Promise<string> {
  const { number, raffle } = await lockNumber(work, id);
  const { value } = number;
  if (work.today > raffle.drawDate && !may(work.viewer?.role, "manageRaffles")) throw forbidden();
  if (number.selectedAt === null) throw conflict(`Nadie ha elegido el número ${value}.`);
  if (number.isPaid === isPaid) return id;
  assign(number, {
    isPaid,
    paidAt: isPaid ? work.now : null,
    dueAt: isPaid ? null : heldUntil(work.now),
  });
  work.audit("raffle.paid", id, { raffleId: raffle.id, value, price: raffle.price, isPaid });
  if (isPaid) await work.emit("raffle.paid", { raffleId: raffle.id, numberId: id });
  await announceNumbers(work, raffle.id, [value], isPaid ? "paid" : "selected");
  return id;
}
