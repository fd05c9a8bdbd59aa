import { type Month, monthBounds } from "../../../core/colombia/days.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { sql } from "../../../core/read/sql.ts";
import type { Voucher } from "../journal/journal.type.ts";
import { partyKey } from "../journal/lines.rules.ts";
import { dayAt, saleId } from "../journal/party.sql.ts";
import type { Remark } from "./material.type.ts";
import { UNMADE } from "./remark-lists.rules.ts";

/** Reads the records of a month that the journal leaves out, and the ones that the accountant looks at. */
export async function remarksOf(scope: Scope, mes: Month, vouchers: readonly Voucher[]): Promise<Remark[]> {
  const { from, to } = monthBounds(mes);
  const rows = await scope.rows<{ remark: Remark }>(
    sql`with documents as (
        select 'invoice' as kind, f.id, f.number, f.issue_date as day, f.total_amount as amount, f.content,
          f.sending_state, f.pdf_key, f.contract_id as of from invoices f
        union all
        select 'credit-note', n.id, n.number, n.issue_date, n.total_amount, n.content, n.sending_state,
          n.pdf_key, n.invoice_id
        from credit_notes n),
      found as (
        select 1 as place, 'Documentos de prueba, sin líneas' as list, kind, id::text, number as name, of,
          day, amount from documents
        where content->>'ambiente' <> '1' and day between ${from}::date and ${to}::date
        union all
        select 2, 'Documentos rechazados por la DIAN, sin líneas', kind, id::text, number, of, day, amount
        from documents where content->>'ambiente' = '1' and sending_state = 'rechazada'
          and day between ${from}::date and ${to}::date
        union all
        select 3, 'Movimientos del banco sin clasificar', 'bank-movement', m.id::text,
          coalesce(nullif(m.text, ''), 'Movimiento'), null, m.day, m.amount
        from bank_movements m where m.day between ${from}::date and ${to}::date
          and (m.state = 'apartado' or (m.amount < 0 and m.state = 'libre'))
        union all
        select 4, 'Compras sin factura', 'purchase', p.id::text,
          p.proveedor || ' · ' || p.tipo_comprobante, i.contract_id, p.fecha_compra, p.costo
        from purchases p join contract_items i on i.id = p.contract_item_id
        where p.voided_at is null and p.tipo_comprobante <> 'factura'
          and p.fecha_compra between ${from}::date and ${to}::date
        union all
        select 5, 'Viajes terminados o pagados sin factura', 'contract', c.id::text, c.contract_number, null,
          c.fecha_fin_viaje, c.precio_total
        from contracts c where c.status in ('signed', 'completed') and c.precio_total > 0
          and (c.fecha_fin_viaje <= ${to}::date or c.total_pagado >= c.precio_total)
          and not exists (select from invoices f where f.contract_id = c.id and f.content->>'ambiente' = '1'
            and f.issue_date <= ${to}::date and f.credited_amount < f.total_amount)
        union all
        select 6, 'Contratos cancelados con dinero por decidir', 'contract', c.id::text, c.contract_number,
          null, ${dayAt("c.cancelled_at")}, c.total_pagado - coalesce((select sum(r.monto) from refunds r
            where r.contract_id = c.id and r.status <> 'anulada' and r.payment_id is null), 0)
          - coalesce((select sum(h.penalidad + h.no_reembolsado) from kept_amounts h
            where h.contract_id = c.id and h.annulled_at is null), 0)
        from contracts c where c.status = 'cancelled' and ${dayAt("c.cancelled_at")} <= ${to}::date
          and c.total_pagado > coalesce((select sum(r.monto) from refunds r
            where r.contract_id = c.id and r.status <> 'anulada' and r.payment_id is null), 0)
            + coalesce((select sum(h.penalidad + h.no_reembolsado) from kept_amounts h
              where h.contract_id = c.id and h.annulled_at is null), 0)
        union all
        select 7, 'Certificados de retención por pedir', 'payment', p.id::text, p.receipt_number,
          p.contract_id, p.fecha_pago, p.retenido
        from payments p where p.status = 'verified' and p.retenido > 0 and p.retencion_certificado is null
          and p.fecha_pago between ${from}::date and ${to}::date
        union all
        select 8, ${UNMADE}, 'payment', p.id::text, p.receipt_number, ${saleId("p")}, p.fecha_pago, p.monto
        from payments p where p.receipt_number is not null and p.receipt_key is null
          and p.fecha_pago between ${from}::date and ${to}::date
        union all
        select 8, ${UNMADE}, kind, id::text, number, of, day, amount from documents
        where content->>'ambiente' = '1' and pdf_key is null and day between ${from}::date and ${to}::date)
      select jsonb_build_object('list', list, 'day', day, 'amount', amount, 'record',
        jsonb_build_object('kind', kind, 'id', id, 'name', name, 'of', of)) as remark
      from found order by place, day, name, id`,
  );
  const nameless = new Map<string, Remark>();
  for (const { lines } of vouchers)
    for (const { party, key } of lines)
      if (party.document === null && !key.startsWith("banco.") && key !== "recibido.sin_identificar")
        nameless.set(partyKey(party), {
          list: "Terceros sin documento",
          record: { kind: "name", id: party.name, name: party.name },
          day: null,
          amount: null,
        });
  const byName = [...nameless.keys()].sort().map((key) => nameless.get(key)!);
  return [...rows.map(({ remark }) => remark), ...byName];
}
