import { type Fragment, raw, sql } from "../../../../core/read/sql.ts";

/** Payments of which the same money may have been registered twice; a rejected one was no payment. */
export const counts = (table: string): string => `${table}.status <> 'rejected'`;

/**
 * Returns whether two rows of payments name the same bank and the same reference; two that name no bank may
 * be of one.
 */
const sameReference = (one: string, other: string): string =>
  `lower(${one}.referencia_pago) = lower(${other}.referencia_pago)
    and lower(coalesce(${one}.banco_origen, '')) = lower(coalesce(${other}.banco_origen, ''))`;

/**
 * Returns the other payments, as `other`, of which the row `one` may be a repetition: one that it carries the
 * signs of, wherever it is.
 */
export const repeatedBy = (one: string): string =>
  `select other.id from payments other where other.id <> ${one}.id and ${counts("other")}
    and ${sameReference("other", one)}
   union
   select other.id from payments other where other.id <> ${one}.id and ${counts("other")}
     and other.comprobante_sha256 = ${one}.comprobante_sha256`;

/** Returns whether another payment has the row's bank and reference, or its file; `id` is the row's id. */
export const isPossibleDuplicate = (id: Fragment): Fragment =>
  sql`exists (select 1 from payments one cross join lateral (${raw(repeatedBy("one"))}) found
    where one.id = ${id} and ${raw(counts("one"))})`;

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

/** Returns the payments that carry one of these signs, the oldest first; 5 at most. */
export const duplicatesOf = ({ id, referenciaPago, bancoOrigen, sha256 }: Looked): Fragment => sql`
  select p.id, p.monto::text as monto, p.fecha_pago::text as day, p.contract_id, p.order_id
  from payments p cross join (
    select ${referenciaPago}::text as referencia_pago, ${bancoOrigen}::text as banco_origen,
      ${sha256}::text as sha256, ${id}::uuid as id) asked
  where ${raw(counts("p"))} and p.id is distinct from asked.id
    and ((${raw(sameReference("p", "asked"))}) or p.comprobante_sha256 = asked.sha256)
  order by p.created_at, p.id limit 5`;
