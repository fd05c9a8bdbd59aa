import type { Fragment } from "../../../core/read/sql.ts";
import { bind, raw, sql } from "../../../core/read/sql.ts";
import type { RowColumns } from "../../../core/read/sql-field.ts";

/** The price shared by those who pay, rounded up to the peso. */
export function pricePerPerson(row: RowColumns): Fragment {
  const payers = sql`greatest(${row("adultos")} + ${row("menores")}, 1)`;
  return sql`div(${row("precioTotal")} + ${payers} - 1, ${payers})::bigint`;
}

/** How many of a quote's options are drafts; 0 where it has not several. */
export const draftOptions = (quoteId: Fragment): Fragment =>
  sql`coalesce((select count(*) filter (where k.estado = 'temporal') from quote_options o
    join quote_calculations k on k.id = o.calculation_id where o.quote_id = ${quoteId}
    having count(*) > 1), 0)::int`;

/**
 * What a quote costs: to staff, and once it was accepted, as it is now; before to the client, signed in or by
 * link, as the version says that was sent, so that a price in preparation is not taken for an offer. `sent`
 * is written in columns of that version.
 */
export const shownPrice = (row: RowColumns, now: Fragment, sent: string): Fragment =>
  sql`case when ${bind.role} >= 2 or ${row("status")} in ('pending_passengers', 'approved', 'converted')
    then ${now} else (select ${raw(sent)} from quote_versions where id = ${row("sentOffer")}) end`;

/** What stands in the contract of a quote: the one that is not cancelled, else the latest. */
export const contractOf = (quote: Fragment, value: Fragment): Fragment =>
  sql`(select ${value} from contracts c where c.quote_id = ${quote}
    order by c.status = 'cancelled', c.created_at desc limit 1)`;
