import { addDays, type Day, startOfDay, weekday } from "../../../core/colombia/days.ts";
import type { Context } from "../../../core/context.ts";
import type { Direction } from "../../../core/list/order.rules.ts";
import { type Fragment, joined, raw, sql } from "../../../core/read/sql.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { Provider } from "../../providers/provider.entity.ts";
import type { DueWhen } from "./provider-due.enums.ts";
import type { ProviderDueFilter } from "./provider-due.filter.ts";

/** Returns the Monday of a day's week. */
export const mondayOf = (day: Day): Day => addDays(day, -((weekday(day) + 6) % 7));

/** Returns the SQL condition of each time filter; `due` is the SQL of the due day. */
const inTime = (due: Fragment, today: Day): Readonly<Record<Exclude<DueWhen, "paid">, Fragment>> => {
  const sunday = addDays(mondayOf(today), 6);
  return {
    open: sql`true`,
    overdue: sql`${due} < ${today}::date`,
    due: sql`${due} <= ${today}::date`,
    week: sql`${due} between ${today}::date and ${sunday}::date`,
    later: sql`${due} > ${sunday}::date`,
    undated: sql`${due} is null`,
  };
};

/** Returns the SQL of the purchases that match the search words, by provider or by contract. */
const searched = ({ read }: Context, search: string): Fragment =>
  sql`p.id in (select b.id from providers v join purchases b on b.provider_id = v.id
      where ${read.where(Provider, { searchText: { $search: search } }, "v")}
    union select b.id from contracts c join contract_items i on i.contract_id = c.id
      join purchases b on b.contract_item_id = i.id
      where ${read.where(Contract, { searchText: { $search: search } }, "c")})`;

const paidAtOnce = sql`(p.paid_at at time zone 'America/Bogota')::date`;

/**
 * SQL of the amounts of both kinds: select lists, tables and conditions, to be followed by `order by` and
 * `limit`.
 */
export interface DueArms {
  /** Purchases that are paid at once. */
  readonly atOnce: Fragment;
  readonly byInstallments: Fragment;
  /** Sort order of each kind, matching an index: earliest due first; for paid amounts, latest paid first. */
  readonly orders: { readonly atOnce: Fragment; readonly byInstallments: Fragment; readonly all: Fragment };
}

/**
 * Returns the SQL of the amounts that match a filter, in the requested order. Every row contains its purchase
 * `p`; unpaid amounts of voided purchases are excluded.
 */
export function dueArms(
  context: Context,
  filter: ProviderDueFilter | null,
  asked: Direction | null = null,
): DueArms {
  const { when, providerId, startDate, endDate, search } = filter ?? {};
  const shared = [
    ...(providerId ? [sql`p.provider_id = ${providerId}`] : []),
    ...(search?.trim() ? [searched(context, search)] : []),
  ];
  const paid = when === "paid";
  const way = asked ?? (paid ? "desc" : "asc");
  // In the default order the id is ascending, as in its index.
  const by = (day: string, id: string) => raw(`order by ${day} ${way}, ${id} ${asked ?? "asc"}`);
  // Compared in the form of the index: a day if it has one, an instant of Bogota for a purchase paid at once.
  const conditions = (from: (day: Day) => Fragment, until: (day: Day) => Fragment, due: Fragment): Fragment =>
    joined(
      [
        sql`p.voided_at is null`,
        ...(when && !paid ? [inTime(due, context.today)[when]] : []),
        ...(startDate ? [from(startDate)] : []),
        ...(endDate ? [until(endDate)] : []),
        ...shared,
      ],
      " and ",
    );
  const byDay = (day: Fragment, due: Fragment): Fragment =>
    conditions(
      (first) => sql`${day} >= ${first}::date`,
      (last) => sql`${day} <= ${last}::date`,
      due,
    );
  const byInstant = (due: Fragment): Fragment =>
    conditions(
      (first) => sql`p.paid_at >= ${startOfDay(first)}`,
      (last) => sql`p.paid_at < ${startOfDay(addDays(last, 1))}`,
      due,
    );
  // A purchase with an open installment has a balance, which its index contains; few purchases were paid
  // within some days, and each is looked up.
  const purchaseOf = raw(
    paid
      ? "join lateral (select * from purchases where id = n.purchase_id offset 0) p on true"
      : "join purchases p on p.id = n.purchase_id and p.saldo_pendiente > 0",
  );
  const [once, part] = [raw("p.fecha_vencimiento_pago"), raw("n.fecha_vencimiento")];
  return {
    atOnce: sql`select p.id, p.id as purchase_id, null::uuid as installment_id, 1 as number, 1 as of,
        p.costo - p.retenido as monto, ${once} as due_on, ${paidAtOnce} as paid_on, p.provider_id,
        p.contract_item_id
      from purchases p where p.tipo_pago = 'contado'
        and ${paid ? sql`p.paid_at is not null` : sql`p.saldo_pendiente > 0`}
        and ${paid ? byInstant(once) : byDay(once, once)}`,
    byInstallments: sql`select n.id, p.id, n.id, n.numero_cuota, p.numero_cuotas, n.monto_cuota, ${part},
        n.fecha_pago, p.provider_id, p.contract_item_id
      from installments n ${purchaseOf} where n.fecha_pago is ${raw(paid ? "not null" : "null")}
        and ${byDay(paid ? raw("n.fecha_pago") : part, part)}`,
    orders: {
      atOnce: by(paid ? "p.paid_at" : "p.fecha_vencimiento_pago", "p.id"),
      byInstallments: by(paid ? "n.fecha_pago" : "n.fecha_vencimiento", "n.id"),
      all: by(paid ? "d.paid_on" : "d.due_on", "d.id"),
    },
  };
}
