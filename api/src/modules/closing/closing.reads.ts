import type { Context } from "../../core/context.ts";
import type { Month } from "../../core/colombia/days.ts";
import { notFound } from "../../core/failure.ts";
import type { Page } from "../../core/page.ts";
import { bind, type Fragment, raw, sql } from "../../core/read/sql.ts";
import { personName } from "../accounts/person-name.sql.ts";
import type { AccountingMonth, AccountingMonthPageArgs, MonthFigures, WaitingLine } from "./closing.types.ts";
import { figuresSql } from "./figures.ts";
import { firstMonthSql, monthStateSql } from "./month-facts.ts";
import { boundsOf, waitingSql } from "./waiting.ts";

/** Refusal of a month that is invalid, before the agency's first one, or in the future. */
export const NO_MONTH = "Mes no encontrado";

/** Maximum number of open records that are listed individually. */
const SHOWN = 50;

/**
 * Returns SQL that selects months with the fields of `AccountingMonth`; `m.first` is the first day of each.
 */
const monthsSql = (from: Fragment): Fragment =>
  sql`select m.mes, ${monthStateSql(sql`m.mes`)} as state,
      (select count(*) from (${waitingSql(sql`m.first`, sql`m.next`)}) w) as pendientes,
      (select coalesce(sum(p.monto), 0) from payments p where p.status = 'verified'
        and p.fecha_pago >= m.first and p.fecha_pago < m.next) as recibido,
      k.closed_at as "closedAt", ${raw(personName("u"))} as "closedByName",
      (select count(*) from late_bookings b where b.closing_id = k.id) as "despuesDelCierre"
    from (select d::date as first, (d + interval '1 month')::date as next, to_char(d, 'YYYY-MM') as mes
      from ${from}) m
    left join month_closings k on k.mes = m.mes and k.reopened_at is null
    left join users u on u.id = k.closed_by_id`;

const everyMonth = sql`generate_series(${firstMonthSql}::timestamp, ${bind.today}::timestamp,
  interval '1 month') d`;

/** Returns the months from the first in which money moved to the current one, the newest first by default. */
export function accountingMonths(
  { read }: Context,
  { page, limit, offset, direction }: AccountingMonthPageArgs,
): Promise<Page<AccountingMonth>> {
  const way = raw(direction ?? "desc");
  const inOrder = sql`order by m.mes ${way}`;
  return read.written<AccountingMonth>({
    whole: sql`${monthsSql(everyMonth)} ${inOrder}`,
    page: async () => {
      const ofPage = sql`(select d from ${everyMonth} order by d ${way} limit ${limit} offset ${offset}) d`;
      const [items, { total }] = await Promise.all([
        read.rows<AccountingMonth>(sql`${monthsSql(ofPage)} ${inOrder}`),
        read.row<{ total: number }>(sql`select count(*) as total from ${everyMonth}`),
      ]);
      return { items, total, page, totalPages: Math.ceil(total / limit) };
    },
  });
}

/** Returns one month; NOT_FOUND `Mes no encontrado` for a month before the first or after the current one. */
export async function accountingMonth({ read }: Context, mes: Month): Promise<AccountingMonth> {
  const [found] = await read.rows<AccountingMonth>(
    monthsSql(sql`(select d from ${everyMonth} where to_char(d, 'YYYY-MM') = ${mes}) d`),
  );
  if (!found) throw notFound(NO_MONTH);
  return found;
}

/** Returns the open records of a month, by kind; kinds without open records are left out. */
export async function waitingOf({ read }: Context, mes: Month): Promise<WaitingLine[]> {
  const rows = await read.rows<{ line: WaitingLine }>(
    sql`with waits as materialized (${waitingSql(...boundsOf(mes))})
      select json_build_object('kind', kind, 'cantidad', count(*), 'total', sum(monto), 'records', (
        select coalesce(json_agg(r order by r.day, r.id), '[]') from (
          select w.id, w.contract_id as "contractId", w.order_id as "orderId", w.day, w.monto,
            coalesce(w.record_name, c.contract_number, upper(right(o.id::text, 8))) as name,
            coalesce(w.who, case when c.id is null then ${raw(personName("u"))}
              else concat_ws(' ', c.cliente->>'name', c.cliente->>'lastname') end) as person
          from waits w left join contracts c on c.id = w.contract_id
            left join reservations o on o.id = w.order_id left join users u on u.id = o.customer_id
          where w.kind = waits.kind order by w.day, w.id limit ${SHOWN}) r)) as line
      from waits group by kind order by kind`,
  );
  return rows.map(({ line }) => line);
}

/** Returns the current figures of a month. */
export async function presentFigures({ read }: Context, mes: Month): Promise<MonthFigures> {
  const [row] = await read.rows<{ figures: MonthFigures }>(sql`select ${figuresSql(mes)} as figures`);
  if (!row) throw notFound(NO_MONTH);
  return row.figures;
}

/** Returns the closed months, the oldest first; date fields use them to disable days. */
export async function closedMonths({ read }: Context): Promise<Month[]> {
  const rows = await read.rows<{ mes: Month }>(
    sql`select mes from month_closings where reopened_at is null order by mes`,
  );
  return rows.map(({ mes }) => mes);
}
