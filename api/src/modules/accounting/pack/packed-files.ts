import { type Month, monthBounds } from "../../../core/colombia/days.ts";
import { dashed } from "../../../core/colombia/plain.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { sql } from "../../../core/read/sql.ts";
import type { PackedFile } from "./material.type.ts";

interface Found {
  readonly folder: string;
  readonly name: string;
  readonly ending: string;
  readonly key: string;
}

/** Reads the stored files of a month's records: receipts, invoices and notes, and proofs of purchases. */
export async function packedFiles(scope: Scope, mes: Month): Promise<PackedFile[]> {
  const { from, to } = monthBounds(mes);
  const rows = await scope.rows<Found>(
    sql`select 'recibos' as folder, p.receipt_number as name, 'pdf' as ending, p.receipt_key as key
      from payments p where p.receipt_key is not null and p.receipt_number is not null
        and p.fecha_pago between ${from}::date and ${to}::date
      union all select 'facturas', f.number, k.ending, k.key
      from invoices f cross join lateral (values ('pdf', f.pdf_key), ('xml', f.xml_key)) k (ending, key)
      where k.key is not null and f.content->>'ambiente' = '1'
        and f.issue_date between ${from}::date and ${to}::date
      union all select 'notas-credito', n.number, k.ending, k.key
      from credit_notes n cross join lateral (values ('pdf', n.pdf_key), ('xml', n.xml_key)) k (ending, key)
      where k.key is not null and n.content->>'ambiente' = '1'
        and n.issue_date between ${from}::date and ${to}::date
      union all select 'compras', p.fecha_compra || ' ' || p.proveedor || ' ' || right(p.id::text, 6),
        coalesce(lower(substring(s.filename from '[.]([A-Za-z0-9]{1,5})$')), 'bin'), s.key
      from purchases p join stored_files s on s.owner_type = 'purchase' and s.owner_id = p.id::text
      where p.fecha_compra between ${from}::date and ${to}::date
      union all select 'devoluciones', r.paid_on || ' ' || right(r.id::text, 6),
        coalesce(lower(substring(s.filename from '[.]([A-Za-z0-9]{1,5})$')), 'bin'), s.key
      from refunds r join stored_files s on s.owner_type = 'refund' and s.owner_id = r.id::text
      where r.status = 'pagada' and r.paid_on between ${from}::date and ${to}::date
      union all select 'pagos-a-proveedores', y.fecha_pago || ' ' || right(y.id::text, 6),
        coalesce(lower(substring(s.filename from '[.]([A-Za-z0-9]{1,5})$')), 'bin'), s.key
      from provider_payments y
        join stored_files s on s.owner_type = 'provider-payment' and s.owner_id = y.id::text
      where y.fecha_pago between ${from}::date and ${to}::date
      union all select 'pagos-a-proveedores', n.fecha_pago || ' ' || right(n.id::text, 6),
        coalesce(lower(substring(s.filename from '[.]([A-Za-z0-9]{1,5})$')), 'bin'), s.key
      from installments n join stored_files s on s.owner_type = 'installment' and s.owner_id = n.id::text
      where n.fecha_pago between ${from}::date and ${to}::date
      order by 1, 2, 3, 4`,
  );
  const counted = new Map<string, number>();
  return rows.map(({ folder, name, ending, key }) => {
    const stem = `soportes/${folder}/${dashed(name) || "archivo"}`;
    const times = (counted.get(`${stem}.${ending}`) ?? 0) + 1;
    counted.set(`${stem}.${ending}`, times);
    return { path: times === 1 ? `${stem}.${ending}` : `${stem}-${times}.${ending}`, key };
  });
}
