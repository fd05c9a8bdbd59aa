import { bind, type Fragment, sql } from "../../core/read/sql.ts";

/**
 * Returns SQL for the price «Desde» of a package, in COP: the lowest price of a departure with free seats
 * from `today` on, or `price`, the package's own, when there is no such departure.
 */
export const fromPriceSql = (packageId: Fragment, price: Fragment, today: Fragment): Fragment =>
  sql`coalesce((select min(coalesce(d.price, ${price})) from package_departures d
    where d.package_id = ${packageId} and d.salida >= ${today}
      and ${seatsLeftSql(sql`d.id`, packageId)} > 0), ${price})`;

/**
 * Returns SQL for the free seats of a departure (`id`) of a package: the package's seats per departure minus
 * the seats of reservations that are not annulled, and those held for contracts.
 */
export const seatsLeftSql = (id: Fragment, packageId: Fragment): Fragment =>
  sql`(select greatest(_.cupos - (select coalesce(sum(r.number_of_people), 0) from reservations r
      where r.departure_id = ${id} and r.status <> 'anulada')
      - (select coalesce(sum(h.people), 0) from departure_holds h
        where h.departure_id = ${id} and (h.until is null or h.until > ${bind.now})), 0)::int
    from packages _ where _.id = ${packageId})`;
