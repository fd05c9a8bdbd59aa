import { marks, oneOf, uuidOf } from "./values.ts";

const code = "repeat(md5(i.number::text), 3)";

/** Returns the values shared by an invoice and a credit note, with the amounts of the contract. */
const paper = (prefix: string) => `c.at, c.at, '${prefix}' || lpad(i.number::text, 8, '0'), r.id, i.number,
  c.at::date, c.at, ${code}, '{"ambiente": "1"}'::jsonb, '<x/>', c.price, 0, 0, c.price`;
const columns = `id, created_at, updated_at, number, range_id, consecutivo, issue_date, issued_at, code,
  content, xml, base_amount, iva_amount, third_party_amount, total_amount`;

const range = (kind: string, prefix: string, mark: number): string =>
  `insert into numbering_ranges (id, created_at, updated_at, kind, prefijo, desde, hasta, ultimo, resolucion,
    vigente_desde, vigente_hasta, clave_tecnica)
  values (${uuidOf(mark, "1")}, now(), now(), '${kind}', '${prefix}', 1, 90000000, 80000, '18764000001',
    date '2025-01-01', date '2030-01-01', ${kind === "factura" ? "repeat('a', 40)" : "null"})`;

/**
 * Invoices of all completed contracts but the fifty completed last, most of them sent and paid, and of the
 * cancelled ones, which credit notes reverse.
 */
export const invoiceRows: readonly string[] = [
  range("factura", "FV", marks.ranges),
  range("nota_credito", "NV", marks.noteRanges),
  `create temporary table invoiced as select c.id, c.status, c.precio_total as price,
      coalesce(c.completed_at, c.cancelled_at) + interval '1 hour' as at,
      row_number() over (order by coalesce(c.completed_at, c.cancelled_at), c.id)::int as number
    from contracts c where c.status = 'cancelled' or c.status = 'completed' and c.id not in (
      select id from contracts where status = 'completed' order by completed_at desc, id desc limit 50)`,
  // An invoice is written with its lines: they add up to it when the statement ends.
  `with made as (insert into invoices (${columns}, contract_id, status, sending_state, sent_at)
    select ${uuidOf(marks.invoices, "i.number")}, ${paper("FV")}, i.id, state,
      case state when 'rejected' then 'rechazada' else 'enviada' end,
      case when state <> 'rejected' then c.at end
    from invoiced i join numbering_ranges r on r.kind = 'factura'
      cross join lateral (select i.at, i.price) c
      cross join lateral (select case when i.number % 500 = 0 then 'rejected'
        else ${oneOf(["approved", "paid", "paid"], "i.number")} end as state) t
    returning id, base_amount, iva_amount, total_amount)
  insert into invoice_lines (id, invoice_id, posicion, impuesto, tarifa, descripcion, base, iva, total)
  select gen_random_uuid(), id, 1, 'EXCLUIDO', 0, 'Servicios turísticos', base_amount, iva_amount,
    total_amount
  from made`,
  // A credit note is written with its lines, too.
  `with made as (insert into credit_notes (${columns}, invoice_id, motivo, concepto, sending_state, sent_at)
    select ${uuidOf(marks.creditNotes, "i.number")}, ${paper("NV")}, v.id, 'El cliente desistió', 'anulacion',
      'enviada', c.at
    from invoiced i join invoices v on v.contract_id = i.id join numbering_ranges r on r.kind = 'nota_credito'
      cross join lateral (select i.at, i.price) c where i.status = 'cancelled'
    returning id, invoice_id, base_amount, iva_amount, total_amount)
  insert into credit_note_lines (id, note_id, line_id, posicion, base, iva, total)
  select gen_random_uuid(), made.id, l.id, 1, base_amount, iva_amount, total_amount
  from made join invoice_lines l on l.invoice_id = made.invoice_id`,
  "update contracts c set invoiced_at = i.at from invoiced i where i.id = c.id",
  "drop table invoiced",
];
