import { type Fragment, raw, sql } from "../../../../core/read/sql.ts";

/** Returns the SQL of whether a payment may have received money; a rejected payment received none. */
const counts = (table: string): string => `${table}.status <> 'rejected'`;

/**
 * Returns the SQL of whether two payment rows have the same bank and the same reference; two rows without a
 * bank are treated as the same bank.
 */
const sameReference = (one: string, other: string): string =>
  `lower(${one}.referencia_pago) = lower(${other}.referencia_pago)
    and lower(coalesce(${one}.banco_origen, '')) = lower(coalesce(${other}.banco_origen, ''))`;

/**
 * Returns the SQL of the other payments, aliased `other`, that the row `one` may duplicate, in any record:
 * payments with the same file or reference.
 */
export const repeatedBy = (one: string): string =>
  `select other.id from payments other where other.id <> ${one}.id and ${counts("other")}
    and ${sameReference("other", one)}
   union
   select other.id from payments other where other.id <> ${one}.id and ${counts("other")}
     and other.comprobante_sha256 = ${one}.comprobante_sha256`;

/**
 * Returns the SQL of whether a payment `other` has a different file but the same amount or reference as the
 * row `one`. Receipts of one bank look alike, so a similar picture alone proves nothing.
 */
const comparable = (one: string): string =>
  `${counts("other")} and other.comprobante_sha256 is distinct from ${one}.comprobante_sha256
     and (other.monto = ${one}.monto or lower(other.referencia_pago) = lower(${one}.referencia_pago))`;

/**
 * Returns the SQL of the comparable payments whose picture looks nearly like the picture of the row `one`.
 */
export const alikeTo = (one: string): string =>
  `select other.id from payments other where other.id = any(${one}.alike_ids) and ${comparable(one)}
   union
   select other.id from payments other where other.alike_ids @> array[${one}.id] and ${comparable(one)}`;

/**
 * Returns the SQL of the other payments for the same record with the amount, day and means of the row `one`,
 * unless both have a reference, or both have a receipt. Such a pair is only a note, not a possible
 * duplicate.
 */
export const sameAs = (one: string): string =>
  `select other.id from payments other where other.id <> ${one}.id and ${counts("other")}
    and (other.contract_id = ${one}.contract_id or other.order_id = ${one}.order_id)
    and other.monto = ${one}.monto and other.fecha_pago = ${one}.fecha_pago and other.medio = ${one}.medio
    and (other.referencia_pago is null or ${one}.referencia_pago is null)
    and (other.comprobante_sha256 is null or ${one}.comprobante_sha256 is null)`;

/**
 * Returns the SQL of whether another payment may be the same, by bank and reference, file, or picture; `id`
 * is the SQL of the payment's id.
 */
export const isPossibleDuplicate = (id: Fragment): Fragment =>
  sql`exists (select 1 from payments one
    cross join lateral (${raw(repeatedBy("one"))} union all ${raw(alikeTo("one"))}) found
    where one.id = ${id} and ${raw(counts("one"))})`;

/**
 * Returns the SQL of the ids of at most five payments that the payment `id` may duplicate, including payments
 * with nearly the same picture.
 */
export const likesOf = (id: string): Fragment => sql`
  select found.id from payments one
    cross join lateral (${raw(repeatedBy("one"))} union ${raw(alikeTo("one"))}) found
  where one.id = ${id} order by found.id limit 5`;

/**
 * Search criteria for duplicate payments: bank, reference and SHA-256 of the file, each null when absent; the
 * payment with `id` is excluded.
 */
interface Looked {
  readonly id: string | null;
  readonly referenciaPago: string | null;
  readonly bancoOrigen: string | null;
  readonly sha256: string | null;
}

/** Returns at most 5 payments with the same reference or file, oldest first. */
export const duplicatesOf = ({ id, referenciaPago, bancoOrigen, sha256 }: Looked): Fragment => sql`
  select p.id, p.monto::text as monto, p.fecha_pago::text as day, p.contract_id, p.order_id
  from payments p cross join (
    select ${referenciaPago}::text as referencia_pago, ${bancoOrigen}::text as banco_origen,
      ${sha256}::text as sha256, ${id}::uuid as id) asked
  where ${raw(counts("p"))} and p.id is distinct from asked.id
    and ((${raw(sameReference("p", "asked"))}) or p.comprobante_sha256 = asked.sha256)
  order by p.created_at, p.id limit 5`;
