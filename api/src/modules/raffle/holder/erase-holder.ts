import { assign } from "../../../core/rows.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { type Fragment, sql } from "../../../core/read/sql.ts";
import { freeNumber } from "../free-number.ts";
import { announceNumbers } from "../raffle-live.ts";
import { RaffleNumber } from "../raffle-number.entity.ts";

const held = (work: Work, which: Fragment) =>
  work.rows<{ id: string; status: string; isPaid: boolean; won: boolean }>(
    sql`select n.id, r.status, n.is_paid as "isPaid", r.winner_id is not distinct from n.id as won
      from raffle_numbers n join raffles r on r.id = n.raffle_id
      where n.selected_at is not null and ${which} order by r.id, n.value`,
  );

/**
 * Returns whether a person holds paid numbers of a raffle that is not drawn yet; the name is kept until the
 * draw, because it identifies the winner.
 */
export const waitsForDraw = async (work: Work, which: Fragment): Promise<boolean> =>
  (await held(work, which)).some(({ status, isPaid }) => status === "open" && isPaid);

/**
 * Removes a person from the numbers that the person holds; `which` is a condition over `n`. Unpaid numbers of
 * an open raffle become free; numbers of a drawn or cancelled raffle are kept without a name. The winner is
 * kept, because the agency must prove who received the prize (Decreto 1486 de 2024). Paid numbers are kept
 * until the draw.
 */
export async function eraseHolder(work: Work, which: Fragment): Promise<void> {
  for (const { id, status, isPaid, won } of await held(work, which)) {
    if (won || (status === "open" && isPaid)) continue;
    const number = await work.em.findOneOrFail(RaffleNumber, { id });
    await work.lock(number);
    const { value, raffle } = number;
    if (number.selectedAt === null) continue;
    if (status === "open") {
      freeNumber(number);
      await announceNumbers(work, raffle.id, [value], "free");
    } else assign(number, { name: "Suprimido", phone: "" });
    work.audit("raffle.holder-erased", id, { raffleId: raffle.id, value });
  }
}
