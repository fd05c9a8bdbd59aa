import type { Context } from "../../../core/context.ts";
import { snake } from "../../../core/naming.ts";
import { orderOfListing } from "../../../core/read/listing.ts";
import { raw, sql } from "../../../core/read/sql.ts";
import type { RowColumns } from "../../../core/read/sql-field.ts";
import { listedPartySql } from "../../accounts/account/third-party.sql.ts";
import { collectedSql, collectionSql } from "./collection/collection.sql.ts";
import { buyerPartySql } from "../document/buyer.sql.ts";
import { creditedBySql } from "./credited.sql.ts";
import { visibleFiscalDocuments } from "./invoice.access.ts";
import type { InvoiceBookLine, InvoiceBookPage } from "./invoice-book.types.ts";
import { Invoice } from "./invoice.entity.ts";
import { type InvoiceFilter, invoiceFilter } from "./invoice.filter.ts";
import { annulledBy, MARKED_PAID } from "./invoice.lifecycle.ts";
import type { InvoicePageArgs } from "./invoice.types.ts";

const columns = { issuedAt: "d.issued_at", totalAmount: "d.total_amount" } as const;

const ofInvoice: RowColumns = (property) =>
  raw(`i.${property === "contract" ? "contract_id" : snake(property)}`);

/** SQL of a document's amounts for totals; a credit note's amounts are negative. */
const amounts = (alias: string, sign: "" | "-" = "") =>
  raw(
    ["base_amount", "iva_amount", "third_party_amount", "total_amount"]
      .map((amount) => `${sign}${alias}.${amount} as ${amount}`)
      .join(", "),
  );

/**
 * Returns the invoices that match a filter, and all their credit notes as separate negative lines, so that
 * the totals are net; newest first by default.
 */
export async function invoiceBook(
  context: Context,
  filter: InvoiceFilter | null,
  { page, limit, offset, order, direction }: InvoicePageArgs,
): Promise<InvoiceBookPage> {
  const { read, viewer } = context;
  const where = { $and: [visibleFiscalDocuments(viewer), invoiceFilter(filter)] };
  const by = columns[(order ?? "issuedAt") as keyof typeof columns];
  const { items, total } = await read.listing<InvoiceBookLine>({
    tables: sql`found as materialized (
        select i.*, ${creditedBySql(ofInvoice)} as credited_by, ${collectionSql(ofInvoice)} as cobro,
          ${collectedSql(ofInvoice)} as cobrado
        from invoices i where ${read.where(Invoice, where, "i")}),
      d as (select i.id, 'factura' as kind, i.number, null as about, i.issue_date, i.issued_at, i.status,
          i.credited_by, i.cobro, i.cobrado, i.contract_id, i.content, ${amounts("i")}, i.code,
          i.sending_state, i.sent_at
        from found i
      union all select n.id, 'nota_credito', n.number, i.number, n.issue_date, n.issued_at, null, null,
          null, 0, i.contract_id, i.content, ${amounts("n", "-")}, n.code, n.sending_state, n.sent_at
        from credit_notes n join found i on i.id = n.invoice_id)`,
    columns: sql`d.id, d.kind, d.number, d.about, d.status,
      case when d.credited_by is not null then ${annulledBy("")}::text || d.credited_by
        when d.status = 'paid' and d.cobro <> 'pagada' then ${MARKED_PAID}::text else d.status end
        as "shownStatus", d.cobro, d.cobrado,
      d.issue_date as "issueDate",
      (select c.contract_number from contracts c where c.id = d.contract_id) as "contractNumber",
      ${listedPartySql(buyerPartySql(raw("d.content"), raw("d.contract_id")))} as "thirdParty",
      d.base_amount as "baseAmount", d.iva_amount as "ivaAmount",
      d.third_party_amount as "thirdPartyAmount", d.total_amount as "totalAmount", d.code,
      d.sending_state as "sendingState", d.sent_at as "sentAt",
      d.content ->> 'ambiente' = '2' as pruebas`,
    from: raw("from d"),
    order: orderOfListing(by, "d.id", direction ?? "desc"),
    limit,
    offset,
  });
  return { items, total, page, totalPages: Math.ceil(total / limit) };
}
