import { type Fragment, raw, sql } from "../../../../core/read/sql.ts";

/**
 * Returns whether the money of a payment may have been registered twice; a rejected payment received no
 * money.
 */
const counts = (table: string): string => `${table}.status <> 'rejected'`;

/**
 * Returns whether two rows of payments name the same bank and the same reference; two rows without a bank may
 * have the same bank.
 */
const sameReference = (one: string, other: string): string =>
  `lower(${one}.referencia_pago) = lower(${other}.referencia_pago)
    and lower(coalesce(${one}.banco_origen, '')) = lower(coalesce(${other}.banco_origen, ''))`;

/**
 * Returns the other payments, as `other`, that the row `one` may repeat: payments that share its signs,
 * wherever they are.
 */
export const repeatedBy = (one: string): string =>
  `select other.id from payments other where other.id <> ${one}.id and ${counts("other")}
    and ${sameReference("other", one)}
   union
   select other.id from payments other where other.id <> ${one}.id and ${counts("other")}
     and other.comprobante_sha256 = ${one}.comprobante_sha256`;

/**
 * Returns whether a payment `other` with another file has the amount or the reference of the row `one`: the
 * receipts of one bank look alike, so that a picture alone is no sign.
 */
const comparable = (one: string): string =>
  `${counts("other")} and other.comprobante_sha256 is distinct from ${one}.comprobante_sha256
     and (other.monto = ${one}.monto or lower(other.referencia_pago) = lower(${one}.referencia_pago))`;

/** Returns the comparable payments whose picture looks nearly like the picture of the row `one`. */
export const alikeTo = (one: string): string =>
  `select other.id from payments other where other.id = any(${one}.alike_ids) and ${comparable(one)}
   union
   select other.id from payments other where other.alike_ids @> array[${one}.id] and ${comparable(one)}`;

/**
 * Returns the other payments for the same record, with the amount, day and means of the row `one`, unless two
 * references or two receipts distinguish them. Such a pair is a note, not a possible duplicate.
 */
export const sameAs = (one: string): string =>
  `select other.id from payments other where other.id <> ${one}.id and ${counts("other")}
    and (other.contract_id = ${one}.contract_id or other.order_id = ${one}.order_id)
    and other.monto = ${one}.monto and other.fecha_pago = ${one}.fecha_pago and other.medio = ${one}.medio
    and (other.referencia_pago is null or ${one}.referencia_pago is null)
    and (other.comprobante_sha256 is null or ${one}.comprobante_sha256 is null)`;

/**
 * Returns whether another payment may be the same: by bank and reference, file, or picture; `id` is the
 * row's.
 */
export const isPossibleDuplicate = (id: Fragment): Fragment =>
  sql`exists (select 1 from payments one
    cross join lateral (${raw(repeatedBy("one"))} union all ${raw(alikeTo("one"))}) found
    where one.id = ${id} and ${raw(counts("one"))})`;

/**
 * Returns the ids of the other payments that the payment `id` may repeat, or whose picture is nearly the
 * same.
 */
export const likesOf = (id: string): Fragment => sql`
  select found.id from payments one
    cross join lateral (${raw(repeatedBy("one"))} union ${raw(alikeTo("one"))}) found
  where one.id = ${id} order by found.id limit 5`;

/**
 * Signs by which similar payments are searched: bank, reference and SHA-256 of a file (null: none), without
 * one id.
 */
interface Looked {
  readonly id: string | null;
  readonly referenciaPago: string | null;
  readonly bancoOrigen: string | null;
  readonly sha256: string | null;
}

/** Returns the payments that share a sign with these, the oldest first; 5 at most. */
export const duplicatesOf = ({ id, referenciaPago, bancoOrigen, sha256 }: Looked): Fragment => sql`
  select p.id, p.monto::text as monto, p.fecha_pago::text as day, p.contract_id, p.order_id
  from payments p cross join (
    select ${referenciaPago}::text as referencia_pago, ${bancoOrigen}::text as banco_origen,
      ${sha256}::text as sha256, ${id}::uuid as id) asked
  where ${raw(counts("p"))} and p.id is distinct from asked.id
    and ((${raw(sameReference("p", "asked"))}) or p.comprobante_sha256 = asked.sha256)
  order by p.created_at, p.id limit 5`;
