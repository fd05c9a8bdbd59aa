import type { Context } from "../../../core/context.ts";
import { bind, sql } from "../../../core/read/sql.ts";
import { visibleReservations } from "../../reservations/reservation.access.ts";
import { Reservation } from "../../reservations/reservation.entity.ts";
import { seatsLeftSql } from "../../catalog/departure.sql.ts";
import type { PackageStats } from "./dashboard.types.ts";

/** Maximum number of packages listed, and of departures listed for each. */
const SHOWN = 100;
const DEPARTURES = 3;

/**
 * Returns the figures of at most a hundred packages: packages with reservations by income, then the other
 * offered packages. Executes one statement.
 */
export async function packageStats({ read, viewer }: Context): Promise<PackageStats[]> {
  const coming = sql`select d.salida, coalesce((select sum(r.number_of_people) from reservations r
      where r.departure_id = d.id and r.status <> 'anulada'), 0)::int as people,
      ${seatsLeftSql(sql`d.id`, sql`d.package_id`)} as disponibles
    from package_departures d where d.package_id = k.id and d.salida >= ${bind.today}
    order by d.salida, d.vuelta limit ${DEPARTURES}`;
  return read.figures<PackageStats>(
    sql`with booked as (
        select r.package_id as id, count(*) as reservations, sum(r.number_of_people) as people,
          sum(r.paid) as revenue
        from reservations r where r.status <> 'anulada'
          and ${read.where(Reservation, visibleReservations(viewer), "r")} group by 1),
      shown as (
        (select id, reservations, people, revenue from booked
          order by revenue desc, reservations desc, id limit ${SHOWN})
        union all
        (select k.id, 0, 0, 0 from packages k where k.is_active and k.id not in (select id from booked)
          order by k.created_at desc, k.id limit ${SHOWN}))
      select k.id, k.title, k.destino, s.reservations, s.people, s.revenue,
        (select coalesce(json_agg(d), '[]') from (${coming}) d) as departures
      from shown s join packages k using (id)
      order by s.revenue desc, s.reservations desc, k.id limit ${SHOWN}`,
  );
}
