import type { Day } from "../../core/colombia/days.ts";
import { type Fragment, raw, sql } from "../../core/read/sql.ts";
import { seatsLeftSql } from "./departure.sql.ts";

/** Returns SQL for the departures of a package from a day on, as JSON, soonest first. */
export const upcomingDepartures = (packageId: Fragment, day: Day): Fragment =>
  sql`(select coalesce(json_agg(json_build_object('salida', d.salida, 'vuelta', d.vuelta, 'price', d.price,
      'disponibles', ${seatsLeftSql(sql`d.id`, sql`d.package_id`)}) order by d.salida, d.vuelta), '[]'::json)
    from package_departures d where d.package_id = ${packageId} and d.salida >= ${day})`;

/** Returns SQL for the content of a package's card, as JSON, over the alias of the package's row. */
export const shelfCard = (pack: string, day: Day): Fragment => {
  const column = (name: string) => raw(`${pack}.${name}`);
  return sql`json_build_object('id', ${column("id")}, 'title', ${column("title")},
    'destino', ${column("destino")}, 'city', ${column("city")}, 'days', ${column("days")},
    'price', ${column("price")}, 'images', ${column("images")},
    'fechas', ${upcomingDepartures(column("id"), day)})`;
};
