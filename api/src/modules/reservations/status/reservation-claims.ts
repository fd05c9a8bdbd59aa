import { SLICE } from "../../../core/jobs/slices.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { type Fragment, sql } from "../../../core/read/sql.ts";
import { Reservation } from "../reservation.entity.ts";

/**
 * Locks pending reservations (`r`) that satisfy a condition and have no verified or pending payment, longest
 * due first; rows locked by another process are skipped.
 */
export async function claimDue(work: Work, condition: Fragment): Promise<Reservation[]> {
  const rows = await work.rows<{ id: string }>(
    sql`select r.id from reservations r where r.status = 'pendiente' and ${condition} and r.paid = 0
      and not exists (select 1 from payments p where p.order_id = r.id and p.status = 'pending')
     order by r.due_at, r.id limit ${SLICE} for update skip locked`,
  );
  return work.em.find(Reservation, { id: { $in: rows.map(({ id }) => id) } }, { orderBy: { dueAt: "asc" } });
}
