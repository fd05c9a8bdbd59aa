import { type Fragment, sql } from "../../core/read/sql.ts";

/**
 * Returns SQL for the free seats of a departure (`id`) of a package: the package's seats per departure minus
 * the seats of reservations that are not annulled.
 */
export const seatsLeftSql = (id: Fragment, packageId: Fragment): Fragment =>
  sql`(select greatest(_.cupos - (select coalesce(sum(r.number_of_people), 0) from reservations r
      where r.departure_id = ${id} and r.status <> 'anulada'), 0)::int
    from packages _ where _.id = ${packageId})`;
