import { type Fragment, sql } from "../../core/read/sql.ts";

/**
 * Seats left of a departure (`id`) of a package: those that each departure of it has, without those that are
 * reserved and not annulled.
 */
export const seatsLeftSql = (id: Fragment, packageId: Fragment): Fragment =>
  sql`(select greatest(_.cupos - (select coalesce(sum(r.number_of_people), 0) from reservations r
      where r.departure_id = ${id} and r.status <> 'anulada'), 0)::int
    from packages _ where _.id = ${packageId})`;
