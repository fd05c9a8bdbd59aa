import type { Day } from "../../core/colombia/days.ts";
import { type Fragment, raw, sql } from "../../core/read/sql.ts";

/** Returns the SQL of the instant at which a day of Bogota ended. */
const endOf = (day: Day): Fragment => sql`((${day}::date + 1)::timestamp at time zone 'America/Bogota')`;

/** Returns the SQL of whether an invoice or credit note counts: neither a test nor rejected. */
const counts = (row: string): Fragment =>
  raw(`${row}.sending_state <> 'rechazada' and ${row}.content ->> 'ambiente' is distinct from '2'`);

/**
 * Returns the SQL of the opening balances that the product knows, as of the end of a day: `clase`,
 * `contract_id`, `provider_id` and `monto` in COP. They are the payments of clients before their invoice and
 * their debts after it, the debts to providers, and the purchases for contracts that were not invoiced yet. A
 * purchase or a payment that was undone since counts as it was on that day, where its record still shows it.
 */
export function proposedLines(day: Day): Fragment {
  const until = endOf(day);
  const clients = sql`select c.id,
      (select coalesce(sum(p.monto + p.retenido), 0) from payments p left join payment_reversals x
          on x.payment_id = p.id
        where p.contract_id = c.id and p.fecha_pago <= ${day}::date
          and (p.status = 'verified' or x.at >= ${until}))
      - (select coalesce(sum(f.monto), 0) from refunds f where f.contract_id = c.id and f.payment_id is null
        and f.status = 'pagada' and f.paid_on <= ${day}::date)
      - (select coalesce(sum(h.penalidad + h.no_reembolsado), 0) from kept_amounts h
        where h.contract_id = c.id and h.dia <= ${day}::date
          and (h.annulled_at is null or h.annulled_at >= ${until}))
      - (select coalesce(sum(v.total_amount - coalesce((select sum(n.total_amount) from credit_notes n
            where n.invoice_id = v.id and n.issue_date <= ${day}::date and ${counts("n")}), 0)), 0)
        from invoices v where v.contract_id = c.id and v.issue_date <= ${day}::date
          and ${counts("v")}) as balance,
      exists (select from invoices v where v.contract_id = c.id and v.issue_date <= ${day}::date
        and ${counts("v")} and v.credited_amount < v.total_amount) as invoiced
    from contracts c`;
  const bought = sql`select p.id, p.provider_id, i.contract_id, p.costo, p.retenido, p.iva, v.mandate,
      case p.tipo_pago when 'contado' then case when p.paid_at < ${until} then 0 else p.costo - p.retenido end
        else p.costo - p.retenido - (select coalesce(sum(n.monto_cuota), 0) from installments n
          where n.purchase_id = p.id and n.fecha_pago <= ${day}::date) end as owed
    from purchases p join contract_items i on i.id = p.contract_item_id
      join providers v on v.id = p.provider_id
    where p.fecha_compra <= ${day}::date and (p.voided_at is null or p.voided_at >= ${until})`;
  return sql`with clients as materialized (${clients}), bought as materialized (${bought})
    select case when k.balance > 0 then 'anticipo_cliente' else 'cliente_por_cobrar' end as clase,
      k.id as contract_id, null::uuid as provider_id, abs(k.balance)::bigint as monto
    from clients k where k.balance <> 0
    union all select 'proveedor_por_pagar', null, b.provider_id, sum(b.owed)::bigint
    from bought b group by b.provider_id having sum(b.owed) > 0
    union all select case when b.mandate then 'terceros_por_facturar' else 'costo_por_facturar' end,
      b.contract_id, null, sum(case when b.mandate then b.costo else b.costo - coalesce(b.iva, 0) end)::bigint
    from bought b join clients k on k.id = b.contract_id and not k.invoiced
    group by 1, b.contract_id`;
}
