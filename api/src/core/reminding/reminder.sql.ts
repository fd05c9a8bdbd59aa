import { bind, type Fragment, sql } from "../read/sql.ts";

/** Whether an instant lies on the present day in Bogota; false of none. */
export const remindedTodaySql = (at: Fragment): Fragment =>
  sql`coalesce((${at} at time zone 'America/Bogota')::date = ${bind.today}, false)`;
