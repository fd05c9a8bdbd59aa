import type { Day } from "../../../core/colombia/days.ts";
import { type Fragment, sql } from "../../../core/read/sql.ts";
import type { LegalFigureKey } from "./legal-figure.rules.ts";

/** What can ask for figures: an act, or a read. */
interface Asking {
  rows<T>(text: Fragment): Promise<T[]>;
}

/** Every legal figure as it holds on a day of Bogota. */
export type FiguresOn = Readonly<Record<LegalFigureKey, number>>;

/** The value of a figure on a day, as SQL: the last row that has begun, of one day the one made last. */
export const figureOnSql = (cifra: LegalFigureKey, day: Fragment): Fragment =>
  sql`(select valor from legal_figures where cifra = ${cifra} and vigente_desde <= ${day}
    order by vigente_desde desc, created_at desc, id desc limit 1)`;

/** Reads every legal figure as it holds on a day. */
export async function legalFiguresOn(asking: Asking, day: Day): Promise<FiguresOn> {
  const rows = await asking.rows<{ cifra: LegalFigureKey; valor: string }>(
    sql`select distinct on (cifra) cifra, valor::text as valor from legal_figures
      where vigente_desde <= ${day} order by cifra, vigente_desde desc, created_at desc, id desc`,
  );
  return Object.fromEntries(rows.map(({ cifra, valor }) => [cifra, Number(valor)])) as FiguresOn;
}
