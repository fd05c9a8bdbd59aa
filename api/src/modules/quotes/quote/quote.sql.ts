import type { Fragment } from "../../../core/read/sql.ts";
import { bind, raw, sql } from "../../../core/read/sql.ts";
import type { RowColumns } from "../../../core/read/sql-field.ts";

/** Returns the SQL of the price per paying person, rounded up to the peso. */
export function pricePerPerson(row: RowColumns): Fragment {
  const payers = sql`greatest(${row("adultos")} + ${row("menores")}, 1)`;
  return sql`div(${row("precioTotal")} + ${payers} - 1, ${payers})::bigint`;
}

/** Returns the SQL of the number of a quote's draft options; 0 when it does not have several options. */
export const draftOptions = (quoteId: Fragment): Fragment =>
  sql`coalesce((select count(*) filter (where k.estado = 'temporal') from quote_options o
    join quote_calculations k on k.id = o.calculation_id where o.quote_id = ${quoteId}
    having count(*) > 1), 0)::int`;

/**
 * Returns the SQL of a quote's price. Staff see the current price; clients see it only after the approval.
 * Before that, a client, signed in or with a link, sees the price of the sent version, so that a price in
 * preparation is not mistaken for an offer. `sent` is SQL over the columns of that version.
 */
export const shownPrice = (row: RowColumns, now: Fragment, sent: string): Fragment =>
  sql`case when ${bind.role} >= 2 or ${row("status")} in ('pending_passengers', 'approved', 'converted')
    then ${now} else (select ${raw(sent)} from quote_versions where id = ${row("sentOffer")}) end`;

/**
 * Returns the SQL of a value from a quote's contract: the contract that is not cancelled, otherwise the
 * latest.
 */
export const contractOf = (quote: Fragment, value: Fragment): Fragment =>
  sql`(select ${value} from contracts c where c.quote_id = ${quote}
    order by c.status = 'cancelled', c.created_at desc limit 1)`;
