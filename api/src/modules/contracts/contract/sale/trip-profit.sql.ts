import { bind, type Fragment, sql } from "../../../../core/read/sql.ts";
import { figureOnSql } from "../../../content/legal-figure/legal-figures-on.ts";

/** The general rate of IVA of today, in percent. */
const ivaRate = figureOnSql("iva_general", sql`${bind.today}`);

/**
 * Returns the SQL of the profit of contracts' trips, one row for each contract that was signed:
 * `contract_id`, `cancelado`, and in COP `precio`, `comprado`, `por_comprar`, `costo_acordado`, `comisiones`,
 * `iva`, `recibido`, `devuelto`, `ganancia`, `ganancia_acordada` (decisions 19, "Profit of a trip"). `ids` is
 * a select of contracts' ids.
 *
 * A trip leaves its price after signed addenda, less what was bought for it, the agreed cost of what is not
 * bought yet, its commissions and the IVA of the agency's own income: as invoiced, else as the whole of it
 * would be at the general rate. A cancelled one leaves what was kept of the client's money less what was paid
 * out for it and not got back. What was agreed is the same with the quoted cost of every service in place of
 * what was bought and is left to buy; a cancelled one has none.
 */
export const tripProfits = (ids: Fragment): Fragment => sql`select t.*, t.recibido_o_precio - t.comprado
    - t.por_comprar - t.comisiones - t.iva as ganancia,
    t.precio - t.costo_acordado - t.comisiones - t.iva as ganancia_acordada
  from (select c.id as contract_id, c.status = 'cancelled' as cancelado, c.precio_total as precio,
      c.total_pagado as recibido, back.devuelto, cost.comprado, earned.comisiones,
      case when c.status = 'cancelled' then c.total_pagado - back.devuelto else c.precio_total end
        as recibido_o_precio,
      case when c.status = 'cancelled' then 0 else cost.por_comprar + quoted.amount end as por_comprar,
      case when c.status <> 'cancelled' then cost.acordado + quoted.amount end as costo_acordado,
      case when c.status = 'cancelled' then 0 else coalesce((select sum(v.iva_amount - coalesce(n.iva, 0))
          from invoices v left join lateral (select sum(x.iva_amount) as iva, sum(x.total_amount) as total
            from credit_notes x where x.invoice_id = v.id) n on true
          where v.contract_id = c.id and v.total_amount > coalesce(n.total, 0)),
        own.amount - round(own.amount * 100 / (100 + ${ivaRate}))) end::bigint as iva
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
      cross join lateral (select greatest(c.precio_total - cost.terceros, 0)::numeric as amount) own
      cross join lateral (select coalesce(sum(m.monto_comision), 0) as comisiones from commissions m
        where m.contract_id = c.id and m.status <> 'voided') earned
      cross join lateral (select coalesce(sum(f.monto), 0) as devuelto from refunds f
        where f.contract_id = c.id and f.payment_id is null and f.status <> 'anulada'
          and f.reason <> 'retracto_parcial') back
    where c.signed_at is not null and c.id in (${ids})) t`;

/**
 * Returns the SQL of the profit of one contract's trip, in the form of `TripProfit`; null for one that was
 * never signed.
 */
export const tripProfitOf = (id: Fragment): Fragment =>
  sql`(select to_jsonb(t) from (${tripProfits(sql`select ${id}`)}) t)`;
