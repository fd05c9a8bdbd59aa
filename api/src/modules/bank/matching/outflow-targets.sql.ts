import type { Day } from "../../../core/colombia/days.ts";
import { type Fragment, raw, sql } from "../../../core/read/sql.ts";

/** Days around a movement within which a payment of the agency was made, or a due is due. */
const [PAID_AROUND, DUE_AROUND] = [12, 45];

/** Ids of a target, null but the one that names it. */
const columns = (named: Readonly<Record<string, string>>): Fragment =>
  raw(
    [
      ["installment_id", "uuid"],
      ["purchase_id", "uuid"],
      ["provider_payment_id", "uuid"],
      ["payout_id", "uuid"],
      ["seller_id", "int"],
      ["refund_id", "uuid"],
    ]
      .map(([column, type]) => `${named[column!] ?? `null::${type}`} as ${column}`)
      .join(", "),
  );

const payments = raw("bank_allocations a where a.concept <> 'devolucion_proveedor' and");
/** Returns SQL of whether no movement shows a payment of several as a whole. */
const unseenBatch = (batch: string): Fragment =>
  sql`not exists (select from ${payments} a.provider_payment_id = ${raw(batch)})`;

/**
 * SQL of what the agency paid, or owes, around some days, and that no movement of the bank explains yet. Each
 * row has the ids of its target, amount, day, whether it is paid, and the payee with name, document and
 * reference.
 */
export const outflowTargets = (from: Day, to: Day): Fragment => {
  const paidDay = (day: string): Fragment =>
    sql`${raw(day)} between ${from}::date - ${PAID_AROUND}::int and ${to}::date + ${PAID_AROUND}::int`;
  const dueDay = (day: string): Fragment =>
    sql`${raw(day)} between ${from}::date - ${DUE_AROUND}::int and ${to}::date + ${DUE_AROUND}::int`;
  const bought = raw(`p.provider_id, p.proveedor as payee, v.name as known_as,
    split_part(v.nit, '-', 1) as document, null::text as reference`);
  const paidAt = "(p.paid_at at time zone 'America/Bogota')::date";
  return sql`
    select 'cuota' as concept, ${columns({ installment_id: "n.id" })}, n.monto_cuota as amount,
      coalesce(n.fecha_pago, n.fecha_vencimiento) as day, n.fecha_pago is not null as paid, ${bought},
      n.provider_payment_id as batch
    from installments n join purchases p on p.id = n.purchase_id join providers v on v.id = p.provider_id
    where p.voided_at is null
      and (${paidDay("n.fecha_pago")} and n.metodo_pago in ('transferencia', 'cheque')
        or n.fecha_pago is null and p.saldo_pendiente > 0 and ${dueDay("n.fecha_vencimiento")})
      and not exists (select from ${payments} a.installment_id = n.id)
      and ${unseenBatch("n.provider_payment_id")}
    union all
    select 'compra', ${columns({ purchase_id: "p.id" })}, p.costo,
      coalesce(${raw(paidAt)}, p.fecha_vencimiento_pago, p.fecha_compra), p.paid_at is not null, ${bought},
      p.provider_payment_id
    from purchases p join providers v on v.id = p.provider_id
      left join provider_payments y on y.id = p.provider_payment_id
    where p.voided_at is null and p.tipo_pago = 'contado'
      and (${paidDay(paidAt)} and coalesce(y.metodo_pago, 'transferencia') in ('transferencia', 'cheque')
        or p.paid_at is null and ${dueDay("coalesce(p.fecha_vencimiento_pago, p.fecha_compra)")})
      and not exists (select from ${payments} a.purchase_id = p.id)
      and ${unseenBatch("p.provider_payment_id")}
    union all
    select 'pago_proveedor', ${columns({ provider_payment_id: "y.id" })}, y.total, y.fecha_pago, true,
      null::uuid, w.names, w.names, w.documents, null::text, y.id
    from provider_payments y cross join lateral (
      select string_agg(distinct b.proveedor, ' ') as names,
        case when count(distinct b.provider_id) = 1 then max(split_part(v.nit, '-', 1)) end as documents
      from purchases b join providers v on v.id = b.provider_id
      where b.provider_payment_id = y.id or b.id in (
        select o.purchase_id from installments o where o.provider_payment_id = y.id)) w
    where y.lines > 1 and y.metodo_pago in ('transferencia', 'cheque') and ${paidDay("y.fecha_pago")}
      and ${unseenBatch("y.id")}
      and not exists (select from ${payments} a.installment_id in (
        select o.id from installments o where o.provider_payment_id = y.id))
      and not exists (select from ${payments} a.purchase_id in (
        select b.id from purchases b where b.provider_payment_id = y.id))
    union all
    select 'comisiones', ${columns({ payout_id: "o.id", seller_id: "u.id" })},
      case o.sellers when 1 then o.neto else sum(coalesce(c.neto, c.monto_comision)) end,
      (o.paid_at at time zone 'America/Bogota')::date, true, null::uuid, u.name || ' ' || u.lastname,
      split_part(u.name, ' ', 1) || ' ' || split_part(u.lastname, ' ', 1), u.documento_identidad, null::text,
      null::uuid
    from commission_payouts o join commissions c on c.payout_id = o.id join users u on u.id = c.vendedor_id
    where ${paidDay("(o.paid_at at time zone 'America/Bogota')::date")} and not exists (
      select from ${payments} a.payout_id = o.id and coalesce(a.seller_id, u.id) = u.id)
    group by o.id, u.id having sum(coalesce(c.neto, c.monto_comision)) > 0
    union all
    select 'comisiones', ${columns({ payout_id: "o.id" })}, o.neto,
      (o.paid_at at time zone 'America/Bogota')::date, true, null::uuid, null, null, null, null::text,
      null::uuid
    from commission_payouts o
    where o.sellers > 1 and o.neto > 0
      and ${paidDay("(o.paid_at at time zone 'America/Bogota')::date")}
      and not exists (select from ${payments} a.payout_id = o.id)
    union all
    select 'devolucion', ${columns({ refund_id: "r.id" })}, r.monto, coalesce(r.paid_on, r.due_on),
      r.status = 'pagada', null::uuid, r.account_holder, r.account_holder, r.account_document, r.reference,
      null::uuid
    from refunds r
    where (r.status = 'pagada' and ${paidDay("r.paid_on")}
        or r.status = 'abierta' and r.account_number is not null)
      and not exists (select from ${payments} a.refund_id = r.id)`;
};

/** Returns SQL for a name as it is looked for: in plain letters, without the form of a company at its end. */
const bareName = (name: string): string =>
  `regexp_replace(plain_text(coalesce(${name}, '')),
    '\\s+(s\\.?\\s?a\\.?\\s?s\\.?|ltda\\.?|s\\.?\\s?a\\.?|e\\.?u\\.?)$', '')`;
const named = (name: string): string =>
  `(length(${bareName(name)}) >= 5 and position(${bareName(name)} in f.search_text) > 0)`;

/** SQL of whether the words of a movement `f` name the payee of a target `t`. */
export const byPayee: Fragment = raw(`(${named("t.payee")} or ${named("t.known_as")})`);
/** SQL of whether they contain the payee's document. */
export const byDocument: Fragment = raw(`coalesce(length(regexp_replace(t.document, '[^0-9]', '', 'g')) >= 6
  and position(regexp_replace(t.document, '[^0-9]', '', 'g') in f.words) > 0, false)`);
/** SQL of whether they contain the reference with which the target was paid. */
export const byReference: Fragment =
  raw(`coalesce(length(ltrim(regexp_replace(lower(t.reference), '[^a-z0-9]', '', 'g'), '0')) >= 4
  and position(ltrim(regexp_replace(lower(t.reference), '[^a-z0-9]', '', 'g'), '0') in f.words) > 0, false)`);
