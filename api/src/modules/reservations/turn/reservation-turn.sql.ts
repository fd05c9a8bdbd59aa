import { type Fragment, raw, sql } from "../../../core/read/sql.ts";
import type { RowColumns } from "../../../core/read/sql-field.ts";
import { personName } from "../../accounts/person-name.sql.ts";
import { officeSql } from "../../accounts/turn/turn.sql.ts";

/** Returns the SQL that builds the facts ({@link ReservationTurnFacts}) of a reservation as `jsonb`. */
export const reservationTurnFactsSql = (row: RowColumns): Fragment => sql`jsonb_build_object(
  'status', ${row("status")}, 'office', ${officeSql}, 'createdAt', ${row("createdAt")},
  'client', (select ${raw(personName("u"))} from users u where u.id = ${row("customer")}),
  'awaitingAt', (select min(p.created_at) from payments p
    where p.order_id = ${row("id")} and p.awaits_decision))`;
