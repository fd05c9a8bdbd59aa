import type { Day } from "../../../core/colombia/days.ts";
import type { Context } from "../../../core/context.ts";
import type { Cop } from "../../../core/colombia/cop.ts";
import { bind, type Fragment, raw, sql } from "../../../core/read/sql.ts";
import { availableCommissions } from "../../accounts/account/paid-commissions.sql.ts";
import { reservationCodeSql } from "../../reservations/reservation.sql.ts";
import type { CashFlowKind, CashFlowTime } from "./cash-flow.enums.ts";
import { lastDay, mondayOf, mondaysFrom, type Payable, payableDays } from "./cash-flow.rules.ts";
import type { CashFlow, CashFlowEntry, CashFlowEntryPage, CashFlowLine } from "./cash-flow.types.ts";
import { clientOf } from "./money.sql.ts";

/** SQL of the amounts that clients still owe according to the payment plans of binding contracts. */
const clients = sql`select l.id::text as id, 'clientes' as kind, l.fecha_vencimiento as day,
    l.monto - l.pagado as amount, l.contract_id, null::uuid as order_id, ${clientOf} as person
  from plan_lines l join contracts c on c.id = l.contract_id
  where l.pagado < l.monto and c.status in ('signed', 'completed')`;

/** SQL of the amounts still owed to providers: purchases paid at once, and installments. */
const providers = sql`select b.id::text, 'proveedores', b.fecha_vencimiento_pago, b.saldo_pendiente,
    i.contract_id, null::uuid, b.proveedor
  from purchases b join contract_items i on i.id = b.contract_item_id
  where b.voided_at is null and b.saldo_pendiente > 0 and b.tipo_pago = 'contado'
  union all select n.id::text, 'proveedores', n.fecha_vencimiento, n.monto_cuota, i.contract_id, null::uuid,
    b.proveedor
  from installments n join purchases b on b.id = n.purchase_id
    join contract_items i on i.id = b.contract_item_id
  where n.fecha_pago is null and b.voided_at is null`;

/** SQL of the refunds owed to clients. */
const refunds = sql`select r.id::text, 'devoluciones', r.due_on, r.monto, r.contract_id, r.order_id,
    coalesce((select ${clientOf} from contracts c where c.id = r.contract_id),
      (select concat_ws(' ', u.name, u.lastname) from reservations o join users u on u.id = o.customer_id
        where o.id = r.order_id), '')
  from refunds r where r.status = 'abierta'`;

/** Returns the SQL of approved commissions, on the days on which the monthly limits allow their payment. */
const commissionsOn = (days: ReadonlyMap<string, Day>): Fragment =>
  sql`select m.id::text, 'comisiones', on_day.day, m.monto_comision, m.contract_id, null::uuid,
    concat_ws(' ', u.name, u.lastname)
  from commissions m join users u on u.id = m.vendedor_id
    left join unnest(${[...days.keys()]}::uuid[], ${[...days.values()]}::date[]) on_day(id, day)
      on on_day.id = m.id
  where m.clase = 'comision' and m.status = 'approved'`;

/**
 * Returns the SQL of all expected income and expenses, with their times. Commissions that do not fit into any
 * month are last.
 */
function entriesSql(days: ReadonlyMap<string, Day>, last: Day): Fragment {
  return sql`select e.*, case when e.day is null then case e.kind when 'comisiones' then 'despues'
        else 'sin_fecha' end
      when e.day < ${bind.today} then 'vencido' when e.day > ${last}::date then 'despues' else 'semana' end
      as time
    from (${clients} union all ${providers} union all ${refunds} union all ${commissionsOn(days)}) e`;
}

async function commissionDays({ read, today }: Context, last: Day): Promise<ReadonlyMap<string, Day>> {
  const payable = await read.figures<Payable>(
    sql`select m.id, m.vendedor_id as seller, m.monto_comision as amount, u.commission_limit as limit,
        limits.available
      from commissions m join users u on u.id = m.vendedor_id
        join (select s.id, ${availableCommissions(raw("s.id"))} as available from (
          select distinct vendedor_id as id from commissions where clase = 'comision' and status = 'approved'
          ) s) limits on limits.id = u.id
      where m.clase = 'comision' and m.status = 'approved' order by m.fecha_aprobacion, m.id`,
  );
  return payableDays(payable, today, last);
}

interface Sum {
  readonly time: CashFlowTime;
  readonly monday: Day | null;
  readonly kind: CashFlowKind;
  readonly amount: Cop;
}

/**
 * Returns the expected cash flow of the next twelve weeks, including overdue and later amounts; executes two
 * statements. Unpaid amounts count on their due day.
 */
export async function cashFlow(context: Context): Promise<CashFlow> {
  const { read, today } = context;
  const last = lastDay(today);
  const entries = entriesSql(await commissionDays(context, last), last);
  const sums = await read.figures<Sum>(
    sql`select time, case time when 'semana' then ${weekOf("e.day", today)} end as monday, kind,
        sum(amount) as amount
      from (${entries}) e group by 1, 2, 3`,
  );
  const line = (time: CashFlowTime, monday: Day | null = null): CashFlowLine => {
    const of = (kind: CashFlowKind) =>
      sums.find((sum) => sum.time === time && sum.monday === monday && sum.kind === kind)?.amount ?? 0;
    const [clientes, proveedores] = [of("clientes"), of("proveedores")];
    const [comisiones, devoluciones] = [of("comisiones"), of("devoluciones")];
    const neto = clientes - proveedores - comisiones - devoluciones;
    return { time, monday, clientes, proveedores, comisiones, devoluciones, neto };
  };
  const weeks = mondaysFrom(today).map((monday) => line("semana", monday));
  return { lines: read.workedOut([line("vencido"), ...weeks, line("despues"), line("sin_fecha")]) };
}

const weekOf = (column: string, today: Day): Fragment =>
  sql`(${mondayOf(today)}::date + (${raw(column)} - ${mondayOf(today)}::date) / 7 * 7)`;

/** Filter of the amounts of the cash flow. */
export interface AskedEntries {
  readonly kind?: CashFlowKind | null;
  readonly time?: CashFlowTime | null;
  readonly monday?: Day | null;
}

/** Returns a page of the amounts that make up one figure of the cash flow, by day. */
export async function cashFlowEntries(
  context: Context,
  { kind, time, monday }: AskedEntries,
  { page, limit, offset }: { readonly page: number; readonly limit: number; readonly offset: number },
): Promise<CashFlowEntryPage> {
  const last = lastDay(context.today);
  const entries = entriesSql(await commissionDays(context, last), last);
  const listed = await context.read.listing<CashFlowEntry, { amount: Cop }>({
    columns: sql`e.id, e.kind, e.day, e.amount, e.person, e.contract_id as "contractId",
      e.order_id as "orderId",
      coalesce((select c.contract_number from contracts c where c.id = e.contract_id),
        ${reservationCodeSql(raw("e.order_id"))}, '') as name`,
    from: sql`from (${entries}) e where ${kind ? sql`e.kind = ${kind}` : raw("true")}
      and ${time ? sql`e.time = ${time}` : raw("true")}
      and ${monday ? sql`e.day between ${monday}::date and ${monday}::date + 6` : raw("true")}`,
    order: raw("e.day nulls last, e.amount desc, e.id"),
    limit,
    offset,
    figures: raw("coalesce(sum(e.amount), 0) as amount"),
  });
  const { items, total, figures } = listed;
  return { items, total, page, limit, totalPages: Math.ceil(total / limit), amount: figures.amount };
}
