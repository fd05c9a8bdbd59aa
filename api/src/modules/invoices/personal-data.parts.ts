import { formatCop } from "../../core/colombia/cop.ts";
import { isOf, labelled, type PersonalPart } from "../../core/read/personal-data.ts";
import { raw, sql } from "../../core/read/sql.ts";
import { invoiceLifecycle } from "./invoice/invoice.lifecycle.ts";

const columns = raw(`i.number as "Número", i.issue_date as "Fecha", c.contract_number as "Contrato",
  i.total_amount as "Total", i.iva_amount as "IVA", i.status as "Estado", i.code as "CUFE",
  (select string_agg(n.number, ', ' order by n.issued_at, n.id) from credit_notes n
    where n.invoice_id = i.id) as "Nota crédito"`);

const invoiced = raw("invoices i join contracts c on c.id = i.contract_id");

const clientColumns = {
  email: "cliente->>'email'",
  type: "cliente_tipo_documento",
  number: "cliente_documento_identidad",
};

/** Stored data about a client's invoices; fiscal documents are not erased. */
export const personalInvoices: readonly PersonalPart[] = [
  {
    title: "Facturas",
    kept: "Las facturas se guardan por ley tributaria.",
    select: (person) => sql`select ${columns} from ${invoiced}
      where c.cliente_id = ${person} order by i.issued_at, i.id`,
    proven: (who) => sql`select ${columns} from ${invoiced}
      where ${isOf(who, "c", clientColumns)} order by i.issued_at, i.id`,
    files: (person) => sql`select i.pdf_key as key, 'factura-' || i.number || '.pdf' as filename,
      'application/pdf' as "contentType"
     from invoices i join contracts c on c.id = i.contract_id
     where c.cliente_id = ${person} and i.pdf_key is not null order by i.issued_at, i.id`,
    spoken: {
      Total: (amount) => formatCop(Number(amount)),
      IVA: (amount) => formatCop(Number(amount)),
      Estado: labelled(invoiceLifecycle.labels),
    },
  },
];
