import type { Day } from "../colombia/days.ts";
import { type Fragment, raw, sql } from "./sql.ts";
import type { RowColumns } from "./sql-field.ts";

/**
 * Ends a statement so that it selects the row of a dated table in force on a day: the last one that has
 * begun; of several on one day, the newest.
 */
export const rowOn = (day: Day | Fragment): Fragment =>
  sql`vigente_desde <= ${day} order by vigente_desde desc, created_at desc, id desc limit 1`;

/**
 * Returns SQL for the last day on which a row of a dated table is in force: the day before a later row
 * begins. `of` is the column that separates independent series of rows; without it, all rows are one series.
 */
export const heldUntil = (row: RowColumns, table: string, of?: string): Fragment =>
  sql`(select min(later.vigente_desde) - 1 from ${raw(table)} later
    where ${of ? sql`later.${raw(of)} = ${row(of)} and ` : raw("")}
      (later.vigente_desde, later.created_at, later.id)
      > (${row("vigenteDesde")}, ${row("createdAt")}, ${row("id")}))`;
