import { bind, type Fragment, raw, sql } from "../../../../core/read/sql.ts";
import { figureOnSql } from "../../../content/legal-figure/legal-figures-on.ts";
import { givenBackOf } from "../contract.sql.ts";

/** SQL of today's general IVA rate, in percent. */
const ivaRate = figureOnSql("iva_general", sql`${bind.today}`);

/** Returns SQL: the IVA included in an amount, at the general rate. */
const ivaIn = (amount: Fragment): Fragment => sql`(${amount} - round(${amount} * 100 / (100 + ${ivaRate})))`;

/**
 * SQL of the commissions of contract `c` that its confirmed calculation promised to the sellers at the
 * signature. A person in two seller columns earns once, by the first column. Null without a confirmed
 * calculation.
 */
const promised = sql`select sum(e.amount) as amount from (
    select distinct on (s.seller) (select (f.value ->> 'amount')::bigint
        from jsonb_array_elements(k.congeladas) f where f.value ->> 'role' = s.role) as amount
      from quotes q join quote_calculations k on k.id = q.calculation_id and k.congeladas is not null
        cross join (values (1, 'asesor', c.signed_asesor_id), (2, 'lider', c.signed_lider_id),
          (3, 'gerente', c.signed_gerente_id)) s(place, role, seller)
      where q.id = c.quote_id and k.estado <> 'temporal' and s.seller is not null
      order by s.seller, s.place) e`;

/**
 * Returns SQL: the profit of contracts' trips, one row for each contract that was ever signed. The columns
 * are `contract_id`, `cancelado`, and in COP `precio`, `comprado`, `por_comprar`, `costo_acordado`,
 * `comisiones`, `comisiones_acordadas`, `iva`, `iva_acordado`, `recibido`, `devuelto`, `ganancia`,
 * `ganancia_acordada` (decisions 19, "Profit of a trip"). `ids` is a select of contract ids.
 *
 * The profit of a trip is its price after signed addenda, minus its purchases, the agreed cost of unbought
 * items, its commissions, and the IVA of the agency's own income. That IVA is the invoiced amount or,
 * without an invoice, computed at the general rate. Own income is then the price minus purchases in a
 * provider's name and minus unbought items, whose seller is not known yet. The profit of a cancelled trip is
 * the part of the client's money that the agency keeps, minus unrecovered payments for the trip.
 *
 * The agreed profit is the price minus the quoted cost of all services, the commissions promised when the
 * price was calculated, and the IVA of the margin. Without a calculation, the actual commissions are used. A
 * cancelled trip has no agreed profit.
 */
export const tripProfits = (ids: Fragment): Fragment => sql`select t.*, t.recibido_o_precio - t.comprado
    - t.por_comprar - t.comisiones - t.iva as ganancia,
    t.precio - t.costo_acordado - t.comisiones_acordadas - t.iva_acordado as ganancia_acordada
  from (select c.id as contract_id, c.status = 'cancelled' as cancelado, c.precio_total as precio,
      c.total_pagado - c.total_retenido as recibido, back.devuelto, cost.comprado, earned.comisiones,
      case when c.status = 'cancelled' then c.total_pagado - c.total_retenido - back.devuelto
        else c.precio_total end
        as recibido_o_precio,
      case when c.status = 'cancelled' then 0 else cost.por_comprar + quoted.amount end as por_comprar,
      case when c.status <> 'cancelled' then cost.acordado + quoted.amount end as costo_acordado,
      case when c.status = 'cancelled' then 0 else coalesce((select sum(v.iva_amount - coalesce(n.iva, 0))
          from invoices v left join lateral (select sum(x.iva_amount) as iva, sum(x.total_amount) as total
            from credit_notes x where x.invoice_id = v.id) n on true
          where v.contract_id = c.id and v.total_amount > coalesce(n.total, 0)),
        ${ivaIn(sql`own.amount`)}) end::bigint as iva,
      case when c.status <> 'cancelled' then ${ivaIn(sql`own.agreed`)} end::bigint as iva_acordado,
      case when c.status <> 'cancelled' then coalesce(promised.amount, earned.promised) end::bigint
        as comisiones_acordadas
    from contracts c
      cross join lateral (select count(i.id) as items, coalesce(sum(p.costo), 0) as comprado,
          coalesce(sum(p.costo) filter (where v.mandate), 0) as terceros,
          coalesce(sum(i.precio_total), 0) as acordado,
          coalesce(sum(i.precio_total) filter (where p.id is null and i.requiere_compra), 0) as por_comprar
        from contract_items i left join purchases p on p.contract_item_id = i.id and p.voided_at is null
          left join providers v on v.id = p.provider_id
        where i.contract_id = c.id) cost
      cross join lateral (select case when cost.items > 0 then 0 else coalesce((select k.costo_base
          from quotes q join quote_calculations k on k.id = q.calculation_id
          where q.id = c.quote_id and k.estado <> 'temporal'), 0) end as amount) quoted
      cross join lateral (select
          greatest(c.precio_total - cost.terceros - cost.por_comprar - quoted.amount, 0)::numeric as amount,
          greatest(c.precio_total - cost.acordado - quoted.amount, 0)::numeric as agreed) own
      cross join lateral (select coalesce(sum(m.monto_comision), 0) as comisiones,
          coalesce(sum(m.monto_comision) filter (where m.clase = 'comision'), 0) as promised
        from commissions m where m.contract_id = c.id and m.status <> 'voided') earned
      left join lateral (${promised}) promised on true
      cross join lateral (select (select ${raw(givenBackOf)} = c.id) as devuelto) back
    where c.signed_at is not null and c.id in (${ids})) t`;

/**
 * Returns SQL: the profit of one contract's trip, as `TripProfit`; null when the contract was never signed.
 */
export const tripProfitOf = (id: Fragment): Fragment =>
  sql`(select to_jsonb(t) from (${tripProfits(sql`select ${id}`)}) t)`;
