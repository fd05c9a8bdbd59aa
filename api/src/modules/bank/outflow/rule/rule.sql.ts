import { type Fragment, sql } from "../../../../core/read/sql.ts";
import { incoming, type Concept } from "../concept.rules.ts";

/** Terms that a rule looks for; the words in the form of a movement's identity. */
export interface RuleTerms {
  readonly concept: Concept;
  readonly words: string;
  readonly minAmount: number;
  readonly maxAmount: number;
}

/** Returns SQL of whether a movement `m` has the words and the amount of a rule, whatever its direction. */
export const saysRule = ({ words, minAmount, maxAmount }: Omit<RuleTerms, "concept">): Fragment =>
  sql`string_to_array(${words}, ' ') <@ string_to_array(m.identity, ' ')
    and abs(m.amount) between ${minAmount}::bigint and ${maxAmount}::bigint`;

/** Returns SQL of whether a movement `m` has the direction of a rule's concept. */
export const inDirection = (concept: Concept): Fragment =>
  incoming.includes(concept) ? sql`m.amount > 0` : sql`m.amount < 0`;

/**
 * SQL of whether a movement `m` may be more than a charge of the bank: something is proposed for it, or its
 * amount is that of an open due, a refund that is owed, or a payment of a client that no movement shows.
 */
export const equalsSomethingOpen: Fragment = sql`(m.proposed
  or m.amount < 0 and (exists (select from installments n join purchases p on p.id = n.purchase_id
      where n.fecha_pago is null and p.voided_at is null and n.monto_cuota = -m.amount)
    or exists (select from purchases p where p.tipo_pago = 'contado' and p.paid_at is null
      and p.voided_at is null and p.costo = -m.amount)
    or exists (select from refunds r where r.status = 'abierta' and r.monto = -m.amount))
  or m.amount > 0 and exists (select from payments p where p.sin_respaldo
    and p.monto - p.respaldado = m.amount))`;
