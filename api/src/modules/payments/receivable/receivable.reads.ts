import type { Context } from "../../../core/context.ts";
import { bind, type Fragment, joined, raw, sql } from "../../../core/read/sql.ts";
import type { ReadFilter } from "../../../core/read/where.ts";
import { visibleContracts } from "../../contracts/contract/contract.access.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { soldBy } from "../../contracts/contract/contract.filter.ts";
import { clientName } from "../../contracts/contract/contract.sql.ts";
import { awaitingOf } from "../../contracts/plan/awaiting.sql.ts";
import { isPromiseKept } from "./promise.sql.ts";
import type { ReceivableFilter } from "./receivable.inputs.ts";
import { lastDayOfAge, receivableOrder } from "./receivable.rules.ts";
import type {
  Receivable,
  ReceivableFigures,
  ReceivablePage,
  ReceivablePageArgs,
} from "./receivable.types.ts";

/** SQL of the debt age of a contract `d`, by the due day of its oldest unpaid line. */
const age = sql`case when d.oldest is null or d.oldest >= ${bind.today} then 'current'
  when ${bind.today} - d.oldest <= ${lastDayOfAge.upTo30}::int then 'upTo30'
  when ${bind.today} - d.oldest <= ${lastDayOfAge.upTo60}::int then 'upTo60'
  when ${bind.today} - d.oldest <= ${lastDayOfAge.upTo90}::int then 'upTo90' else 'over90' end`;

const isPromiseDue = sql`d.promised_day <= ${bind.today}`;

/**
 * SQL of whether the client of a debt `d` may be contacted by WhatsApp today about the overdue amount: no
 * promise is in force, no reminder was sent today, and no other channel was used this week (Ley 2300 de 2023,
 * art. 3).
 */
const isToCollect = sql`(d.overdue > 0 and (d.promised_day is null or d.promised_day < ${bind.today})
  and not exists (select from contacts k where k.person = lower(btrim(d.correo))
    and (k.day = ${bind.today} and k.reason = 'collection'
      or k.day >= date_trunc('week', ${bind.today}::timestamp)::date and k.channel <> 'whatsapp')))`;

/** Returns the filtered signed and completed contracts with a balance, and their amounts by due day. */
function owing({ read, viewer }: Context, filter: ReceivableFilter | null): Fragment {
  const { vendedorId, search } = filter ?? {};
  const filters: ReadFilter<Contract>[] = [
    visibleContracts(viewer, null),
    { status: { $in: ["signed", "completed"] } },
  ];
  if (vendedorId) filters.push(soldBy(vendedorId));
  if (search?.trim()) filters.push({ searchText: { $search: search } });
  return sql`select c.id, c.contract_number, ${raw(clientName("c"))} as cliente, c.destino,
      c.cliente->>'phone' as telefono, coalesce(c.email_sent_to, c.cliente->>'email') as correo,
      coalesce(c.asesor_id, c.lider_id, c.gerente_id, c.admin_id) as seller_id, c.reminded_at,
      c.precio_total - c.total_pagado as saldo, coalesce(line.overdue, 0) as overdue, line.oldest,
      line.next, p.id as promise_id, p.day as promised_day, p.monto as promised,
      p.created_by_id as promised_to
    from contracts c
    left join lateral (
      select min(fecha_vencimiento) as oldest,
        min(fecha_vencimiento) filter (where fecha_vencimiento >= ${bind.today}) as next,
        sum(monto - pagado) filter (where fecha_vencimiento < ${bind.today}) as overdue
      from plan_lines where contract_id = c.id and pagado < monto) line on true
    left join payment_promises p on p.contract_id = c.id and p.withdrawn_at is null
      and not ${isPromiseKept("p")}
    where c.total_pagado < c.precio_total and ${read.where(Contract, { $and: filters }, "c")}`;
}

/**
 * Returns the conditions of a filter on a debt: its age, its promise, and whether its client may be contacted
 * today.
 */
const narrowed = ({ age: asked, promiseIsDue, toCollect }: ReceivableFilter): Fragment =>
  joined(
    [
      sql`true`,
      ...(asked ? [sql`${age} = ${asked}::text`] : []),
      ...(promiseIsDue ? [isPromiseDue] : []),
      ...(toCollect ? [isToCollect] : []),
    ],
    " and ",
  );

const orders = {
  oldestDue: "d.oldest",
  saldo: "d.saldo",
  saldoVencido: "d.overdue",
  nextDue: "d.next",
  cliente: "d.cliente collate es",
} as const satisfies Readonly<Record<keyof typeof receivableOrder.columns, string>>;

/** Returns the SQL of the requested sort order; rows without a day are last. */
function orderOf({ order, direction }: Pick<ReceivablePageArgs, "order" | "direction">): Fragment {
  const by = (order ?? receivableOrder.first?.by ?? "oldestDue") as keyof typeof orders;
  return raw(`order by ${orders[by]} ${direction ?? "asc"} nulls last, d.id`);
}

const name = (id: string): Fragment =>
  sql`(select btrim(u.name || ' ' || coalesce(u.lastname, '')) from users u where u.id = ${raw(id)})`;

/** SQL columns of a contract `d` with a balance, under the field names of the schema. */
const row = sql`d.id as "contractId", d.contract_number as "contractNumber", d.cliente, d.telefono, d.correo,
  d.destino, ${name("d.seller_id")} as vendedor, d.saldo, d.overdue as "saldoVencido",
  ${awaitingOf("contract_id", raw("d.id"))} as "porVerificar", d.oldest as "oldestDue",
  greatest(${bind.today} - d.oldest, 0) as "daysOverdue", ${age} as age, d.next as "nextDue",
  (select sum(n.monto - n.pagado) from plan_lines n
    where n.contract_id = d.id and n.fecha_vencimiento = d.next) as "nextAmount",
  greatest(d.reminded_at, (select max(r.at) from plan_lines n
    join payment_reminders r on r.plan_line_id = n.id where n.contract_id = d.id)) as "lastContact",
  d.reminded_at as "remindedAt", d.promise_id as "promiseId", d.promised_day as "promisedDay",
  d.promised as "promisedAmount", ${name("d.promised_to")} as "promisedTo"`;

/**
 * Returns a page of the contracts with a balance, longest overdue first by default; executes one statement.
 */
export function receivables(
  context: Context,
  filter: ReceivableFilter | null,
  args: ReceivablePageArgs,
): Promise<ReceivablePage> {
  const found = owing(context, filter);
  const some = narrowed(filter ?? {});
  const order = orderOf(args);
  return context.read.written<Receivable>({
    whole: sql`select ${row} from (${found}) d where ${some} ${order}`,
    page: async () => {
      const { page, limit, offset } = args;
      const { total, items } = await context.read.row<{ total: number; items: Receivable[] }>(
        sql`with owing as materialized (select d.* from (${found}) d where ${some}),
          page as (select * from owing d ${order} limit ${limit} offset ${offset})
        select (select count(*) from owing)::int as total,
          (select coalesce(json_agg(r), '[]') from (select ${row} from page d ${order}) r) as items`,
      );
      return { items, total, page, totalPages: Math.ceil(total / limit) };
    },
  });
}

/** Returns the total debts by age, under the filter except its age and promise; executes one statement. */
export function receivableFigures(
  context: Context,
  filter: ReceivableFilter | null,
): Promise<ReceivableFigures> {
  return context.read.row<ReceivableFigures>(
    sql`with d as materialized (${owing(context, filter)}),
      sums as (select ${age} as age, count(*)::int as count, sum(d.saldo) as saldo, sum(d.overdue) as overdue
        from d group by 1)
    select (select json_agg(json_build_object('age', a.age, 'count', coalesce(s.count, 0),
          'saldo', coalesce(s.saldo, 0), 'saldoVencido', coalesce(s.overdue, 0)) order by a.place)
        from unnest(array['current', 'upTo30', 'upTo60', 'upTo90', 'over90']) with ordinality a (age, place)
        left join sums s on s.age = a.age) as ages,
      (select count(*) from d where ${isPromiseDue})::int as "promisesDue",
      (select count(*) from d where ${isToCollect})::int as "toCollect"`,
  );
}
