import type { Context } from "../../../core/context.ts";
import { snake } from "../../../core/naming.ts";
import { raw, sql } from "../../../core/read/sql.ts";
import type { RowColumns } from "../../../core/read/sql-field.ts";
import { collectedSql } from "./collection/collection.sql.ts";
import { visibleFiscalDocuments } from "./invoice.access.ts";
import { Invoice } from "./invoice.entity.ts";
import { type InvoiceFilter, invoiceFilter } from "./invoice.filter.ts";
import type { InvoiceTotals } from "./invoice-totals.type.ts";

const ofInvoice: RowColumns = (property) =>
  raw(`i.${property === "contract" ? "contract_id" : snake(property)}`);

/** Returns the sums of the invoices that match a filter, less all their credit notes. */
export async function invoiceTotals(
  { read, viewer }: Context,
  { filter }: { readonly filter?: InvoiceFilter | null | undefined },
): Promise<InvoiceTotals> {
  const where = { $and: [visibleFiscalDocuments(viewer), invoiceFilter(filter)] };
  const [row] = await read.rows<InvoiceTotals>(
    sql`select count(*)::int as cuantas, coalesce(sum(i.total_amount), 0)::bigint as facturado,
        coalesce(sum(i.credited_amount), 0)::bigint as notas,
        coalesce(sum(i.total_amount - i.credited_amount), 0)::bigint as neto,
        coalesce(sum(i.iva_amount - (select coalesce(sum(n.iva_amount), 0) from credit_notes n
          where n.invoice_id = i.id)), 0)::bigint as iva,
        coalesce(sum(i.total_amount - i.credited_amount - ${collectedSql(ofInvoice)}), 0)::bigint
          as "porCobrar"
      from invoices i where ${read.where(Invoice, where, "i")}`,
  );
  return row!;
}
