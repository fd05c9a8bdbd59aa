import type { Day } from "../../../core/colombia/days.ts";
import { rowOn } from "../../../core/read/dated.ts";
import { type Fragment, sql } from "../../../core/read/sql.ts";
import type { FiguresOn, LegalFigureKey } from "./legal-figure.rules.ts";

/** Object that can run the query for the figures: an act's work, or a read. */
interface Asking {
  rows<T extends object>(text: Fragment): Promise<T[]>;
}

/**
 * Returns SQL for the value of a figure on a day: the last row that has started; when several start on one
 * day, the newest.
 */
export const figureOnSql = (cifra: LegalFigureKey, day: Fragment): Fragment =>
  sql`(select valor from legal_figures where cifra = ${cifra} and ${rowOn(day)})`;

/** Returns SQL for the values of all legal figures on a day, as `FiguresOn`. */
export const figuresOnSql = (day: Fragment): Fragment =>
  sql`(select jsonb_object_agg(f.cifra, f.valor) from (select distinct on (cifra) cifra, valor
    from legal_figures where vigente_desde <= ${day}
    order by cifra, vigente_desde desc, created_at desc, id desc) f)`;

/** Returns the values of all legal figures on a day. */
export async function legalFiguresOn(asking: Asking, day: Day): Promise<FiguresOn> {
  const [row] = await asking.rows<{ figures: FiguresOn }>(
    sql`select ${figuresOnSql(sql`${day}`)} as figures`,
  );
  if (!row) throw new Error("no legal figures");
  return row.figures;
}
