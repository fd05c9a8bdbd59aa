import { type Day, type Month, monthBounds } from "../../core/colombia/days.ts";
import type { Scope } from "../../core/mutation/scope.ts";
import { type Fragment, raw, sql } from "../../core/read/sql.ts";
import type { MonthFigures } from "./closing.types.ts";

/** Returns SQL for the day in Bogota of a column that holds an instant. */
export const dayOf = (column: string): Fragment => raw(`(${column} at time zone 'America/Bogota')::date`);

/**
 * Returns the queries of a month's purchases and outgoing payments, by kind: the rows that count, with their
 * amounts (COP) as `monto`.
 */
const paid = ({ from, to }: { readonly from: Day; readonly to: Day }) => {
  const within = (column: string) => sql`${raw(column)} between ${from}::date and ${to}::date`;
  /**
   * Returns the SQL condition that an instant's column is within the month, written so that the column's
   * index is used.
   */
  const at = (column: string) =>
    sql`${raw(column)} >= ${from}::date::timestamp at time zone 'America/Bogota'
      and ${raw(column)} < (${to}::date + 1)::timestamp at time zone 'America/Bogota'`;
  return {
    compras: sql`select costo as monto from purchases where voided_at is null and ${within("fecha_compra")}`,
    contado: sql`select costo - retenido as monto from purchases
      where voided_at is null and tipo_pago = 'contado' and ${at("paid_at")}`,
    cuotas: sql`select n.monto_cuota as monto from installments n join purchases c on c.id = n.purchase_id
      where c.voided_at is null and ${within("n.fecha_pago")}`,
    comisiones: sql`select monto_comision as monto from commissions
      where status = 'paid' and ${at("fecha_pago")}`,
    devoluciones: sql`select monto from refunds where status = 'pagada' and ${within("paid_on")}`,
  };
};

const summed = (rows: Fragment): Fragment =>
  sql`(select jsonb_build_object('cantidad', count(*)::int, 'total', coalesce(sum(monto), 0)::bigint)
    from (${rows}) r)`;

/** Returns SQL for the current figures of a month: one `jsonb` with the fields of `MonthFigures`. */
export function figuresSql(mes: Month): Fragment {
  const days = monthBounds(mes);
  const { compras, contado, cuotas, comisiones, devoluciones } = paid(days);
  const out = sql`${contado} union all ${cuotas} union all ${comisiones} union all ${devoluciones}`;
  const received = sql`select medio, agency_account_id as cuenta, monto from payments
    where status = 'verified' and fecha_pago between ${days.from}::date and ${days.to}::date`;
  return sql`jsonb_build_object(
    'pagos', (select coalesce(jsonb_agg(to_jsonb(s) order by s.medio, s.cuenta), '[]') from (
      select medio, cuenta, count(*)::int as cantidad, sum(monto)::bigint as total
      from (${received}) r group by 1, 2) s),
    'recibido', ${summed(received)}, 'compras', ${summed(compras)}, 'contado', ${summed(contado)},
    'cuotas', ${summed(cuotas)}, 'comisiones', ${summed(comisiones)},
    'devoluciones', ${summed(devoluciones)}, 'pagado', ${summed(out)})`;
}

/** Returns the figures of a month in this transaction, and the SHA-256 hash of their PostgreSQL text. */
export async function figuresNow(
  scope: Scope,
  mes: Month,
): Promise<{ figures: MonthFigures; sha256: string }> {
  const [row] = await scope.rows<{ figures: MonthFigures; sha256: string }>(
    sql`select figures, encode(sha256(convert_to(figures::text, 'UTF8')), 'hex') as sha256
      from (select ${figuresSql(mes)} as figures) f`,
  );
  if (!row) throw new Error(`${mes} has no figures`);
  return row;
}

/** Returns SQL for whether any money moved in a month (SQL of its first day). */
export const movedSql = (first: Fragment): Fragment => {
  const next = sql`(${first} + interval '1 month')::date`;
  const within = (column: string) => sql`${raw(column)} >= ${first} and ${raw(column)} < ${next}`;
  const at = (column: string) =>
    sql`${raw(column)} >= ${first}::timestamp at time zone 'America/Bogota'
      and ${raw(column)} < ${next}::timestamp at time zone 'America/Bogota'`;
  return sql`(exists (select from payments where status = 'verified' and ${within("fecha_pago")})
    or exists (select from purchases where voided_at is null and ${within("fecha_compra")})
    or exists (select from purchases where voided_at is null and ${at("paid_at")})
    or exists (select from installments where ${within("fecha_pago")})
    or exists (select from commissions where status = 'paid' and ${at("fecha_pago")})
    or exists (select from refunds where status = 'pagada' and ${within("paid_on")}))`;
};
