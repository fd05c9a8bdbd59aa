import { type Month, monthBounds } from "../../core/colombia/days.ts";
import type { Scope } from "../../core/mutation/scope.ts";
import { type Fragment, joined, raw, sql } from "../../core/read/sql.ts";
import { personName } from "../accounts/person-name.sql.ts";
import type { MonthWait } from "./closing.enums.ts";
import { dayOf } from "./figures.ts";

/** SQL source of one kind of open records, and the expressions of their displayed fields. */
interface Waiting {
  readonly from: string;
  /** Column of the record's day; an instant is compared by its day in Bogota. */
  readonly day: string;
  readonly isInstant?: boolean;
  readonly where: string;
  readonly monto: string;
  /** Absent for a record of neither a contract nor a reservation; such a kind has a `name`. */
  readonly contract?: string;
  readonly name?: string;
  readonly order?: string;
  /** Column of the person whom the record concerns; absent when that is the client. */
  readonly who?: string;
}

const ofPayments = { from: "payments w", day: "w.fecha_pago", monto: "w.monto" } as const;
const ofPayable = { contract: "w.contract_id", order: "w.order_id" } as const;
const ofPurchase = { contract: "i.contract_id", who: "p.proveedor" } as const;

const kinds: Readonly<Record<MonthWait, Waiting>> = {
  // A payment that the card provider has still to decide on waits as its attempt, where there is one.
  pagos_por_verificar: {
    ...ofPayments,
    ...ofPayable,
    where: `w.status = 'pending' and w.decision_note is null and not exists (
      select from card_attempts a where a.reference = w.wompi_reference)`,
  },
  pagos_en_revision: {
    ...ofPayments,
    ...ofPayable,
    where: "w.status = 'pending' and w.decision_note is not null",
  },
  pagos_en_linea: {
    ...ofPayable,
    from: "card_attempts w",
    day: "w.created_at",
    isInstant: true,
    monto: "w.monto",
    where: "w.status in ('started', 'pending')",
  },
  compras_por_pagar: {
    ...ofPurchase,
    from: "purchases p join contract_items i on i.id = p.contract_item_id cross join lateral (select p.*) w",
    day: "p.fecha_vencimiento_pago",
    where: "p.tipo_pago = 'contado' and p.voided_at is null and p.saldo_pendiente > 0",
    monto: "p.saldo_pendiente",
  },
  cuotas_por_pagar: {
    ...ofPurchase,
    from: `installments w join purchases p on p.id = w.purchase_id
      join contract_items i on i.id = p.contract_item_id`,
    day: "w.fecha_vencimiento",
    where: "w.fecha_pago is null and p.voided_at is null",
    monto: "w.monto_cuota",
  },
  comisiones_por_pagar: {
    from: "commissions w join users u on u.id = w.vendedor_id",
    day: "w.fecha_generacion",
    isInstant: true,
    monto: "w.monto_comision",
    where: "w.clase = 'comision' and w.status in ('pending', 'generated', 'approved')",
    contract: "w.contract_id",
    who: personName("u"),
  },
  devoluciones_por_pagar: {
    ...ofPayable,
    from: "refunds w",
    day: "w.due_on",
    monto: "w.monto",
    where: "w.status = 'abierta'",
  },
  movimientos_por_clasificar: {
    from: "bank_movements w join agency_accounts a on a.id = w.account_id",
    day: "w.day",
    monto: "abs(w.amount - w.backed - w.explained)",
    where: "w.state = 'libre'",
    name: "concat_ws(' · ', nullif(a.bank, ''), right(a.number, 4))",
    who: "w.text",
  },
};

/**
 * Returns SQL for the open records of every kind on the days from `first` up to but not including `next` (SQL
 * of days).
 */
export const waitingSql = (first: Fragment, next: Fragment): Fragment =>
  joined(
    Object.entries(kinds).map(
      ([kind, { from, day, isInstant, where, monto, contract, order, who, name }]) => {
        const bound = (days: Fragment) =>
          isInstant ? sql`${days}::timestamp at time zone 'America/Bogota'` : days;
        return sql`select ${kind}::text as kind, w.id, ${raw(contract ?? "null::uuid")} as contract_id,
          ${raw(order ?? "null::uuid")} as order_id, ${isInstant ? dayOf(day) : raw(day)} as day,
          ${raw(monto)} as monto, ${raw(who ?? "null::text")} as who,
          ${raw(name ?? "null::text")} as record_name
        from ${raw(from)}
        where ${raw(day)} >= ${bound(first)} and ${raw(day)} < ${bound(next)} and ${raw(where)}`;
      },
    ),
    " union all ",
  );

/**
 * Returns the bounds of a month for {@link waitingSql}: its first day and the first day of the next month.
 */
export const boundsOf = (mes: Month): readonly [first: Fragment, next: Fragment] => {
  const { from, to } = monthBounds(mes);
  return [sql`${from}::date`, sql`(${to}::date + 1)`];
};

/** Returns the number of open records of a month, in this transaction. */
export async function waitingCount(scope: Scope, mes: Month): Promise<number> {
  const [row] = await scope.rows<{ count: number }>(
    sql`select count(*)::int as count from (${waitingSql(...boundsOf(mes))}) w`,
  );
  return row?.count ?? 0;
}
