import type { Day } from "../colombia/days.ts";
import { type Fragment, raw, sql } from "./sql.ts";
import type { RowColumns } from "./sql-field.ts";

/**
 * Selects the row of a dated table that holds on a day, as the end of a statement: the last that has begun;
 * of several on one day, the newest.
 */
export const rowOn = (day: Day | Fragment): Fragment =>
  sql`vigente_desde <= ${day} order by vigente_desde desc, created_at desc, id desc limit 1`;

/**
 * Computes the last day on which a row of a dated table holds: the day before a later row begins. `of` is the
 * column whose rows follow each other; without it all of them do.
 */
export const heldUntil = (row: RowColumns, table: string, of?: string): Fragment =>
  sql`(select min(later.vigente_desde) - 1 from ${raw(table)} later
    where ${of ? sql`later.${raw(of)} = ${row(of)} and ` : raw("")}
      (later.vigente_desde, later.created_at, later.id)
      > (${row("vigenteDesde")}, ${row("createdAt")}, ${row("id")}))`;
