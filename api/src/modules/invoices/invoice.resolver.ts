import { Ctx, FieldResolver, ID, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../core/acts.type.ts";
import type { Context } from "../../core/context.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { argsOf, optional, orElse } from "../../core/graphql/arguments.ts";
import {
  byId,
  computed,
  computedFor,
  computedPage,
  many,
  paged,
  queries,
} from "../../core/graphql/queries.ts";
import { Needs } from "../../core/read/sql-field.ts";
import { OpenableFile } from "../../core/storage/file.resolver.ts";
import { May } from "../accounts/account/permission.ts";
import { Contract } from "../contracts/contract/contract.entity.ts";
import { NO_CONTRACT } from "../contracts/contract/contract.texts.ts";
import { ContractPage } from "../contracts/contract/contract.types.ts";
import { visibleFiscalDocuments } from "./invoice/invoice.access.ts";
import { invoiceActs, invoiceFacts, type InvoiceState } from "./invoice/invoice.acts.rules.ts";
import { Invoice } from "./invoice/invoice.entity.ts";
import { InvoiceStatus, OwnTaxCode } from "./invoice/invoice.enums.ts";
import { invoiceBook } from "./invoice/invoice-book.reads.ts";
import { InvoiceBookPage } from "./invoice/invoice-book.types.ts";
import { InvoiceFilter, invoiceFilter, toInvoice } from "./invoice/invoice.filter.ts";
import { invoiceTotals } from "./invoice/invoice-totals.reads.ts";
import { InvoiceTotals } from "./invoice/invoice-totals.type.ts";
import { storedContent } from "./document/fiscal-document.entity.ts";
import { asTyped } from "./document/buyer.ts";
import { GenerateInvoiceInput } from "./invoice/invoice.inputs.ts";
import { invoiceCounters, invoiceDraft, invoicePreview, fiscalFileUrl } from "./invoice/invoice.reads.ts";
import { invoicePdf } from "./printing/invoice-pdf.ts";
import {
  BilledTo,
  ContractToInvoicePageArgs,
  InvoiceCounters,
  InvoiceDraft,
  InvoicePage,
  InvoicePageArgs,
} from "./invoice/invoice.types.ts";
import { NO_INVOICE } from "./invoice/invoice.texts.ts";

const newest = { issuedAt: "desc", id: "desc" } as const;
const lastCompleted = { completedAt: "desc", id: "desc" } as const;

/** Queries of invoices. */
export const InvoiceQueries = queries({
  /** Returns invoices; newest first by default. */
  invoices: paged(
    Invoice,
    InvoicePage,
    ({ viewer }, { filter }) => ({
      where: { $and: [visibleFiscalDocuments(viewer), invoiceFilter(filter)] },
    }),
    { page: argsOf(InvoicePageArgs), filter: optional(InvoiceFilter) },
    May("invoice"),
  ),
  invoiceBook: computedPage(InvoiceBookPage, invoiceBook, InvoicePageArgs, InvoiceFilter, May("invoice")),
  /**
   * Returns all invoices, or all with a stored status, newest first; for API consumers that paginate on
   * their side.
   */
  allInvoices: many(
    Invoice,
    ({ viewer }, { status }) => ({
      where: { $and: [visibleFiscalDocuments(viewer), ...(status ? [{ status }] : [])] },
      orderBy: newest,
    }),
    { status: optional(InvoiceStatus) },
    May("invoice"),
  ),
  invoice: byId(Invoice, visibleFiscalDocuments, May("invoice")),
  /** Returns completed contracts without an invoice; last completed first by default. */
  contractsToInvoice: paged(
    Contract,
    ContractPage,
    (_, { search }) => ({ where: toInvoice(search) }),
    { page: argsOf(ContractToInvoicePageArgs), search: optional(String) },
    May("invoice"),
  ),
  /** Returns all completed contracts without an invoice, for API consumers that paginate on their side. */
  allContractsToInvoice: many(
    Contract,
    () => ({ where: toInvoice(null), orderBy: lastCompleted }),
    {},
    May("invoice"),
  ),
  invoiceDraft: computed(
    InvoiceDraft,
    (context, { contractId, impuesto }) => invoiceDraft(context, contractId, impuesto),
    { contractId: ID, impuesto: orElse(OwnTaxCode, "GRAVADO_19") },
    May("invoice"),
    NotFound(NO_CONTRACT),
  ),
  invoicePreview: computed(
    OpenableFile,
    (context, { contractId, input }) => invoicePreview(context, contractId, input ?? {}),
    { contractId: ID, input: optional(GenerateInvoiceInput) },
    May("invoice"),
    NotFound(NO_CONTRACT),
  ),
  invoiceCounters: computed(InvoiceCounters, invoiceCounters, {}, May("invoice")),
  invoiceTotals: computed(InvoiceTotals, invoiceTotals, { filter: optional(InvoiceFilter) }, May("invoice")),
  invoicePdf: computedFor(OpenableFile, invoicePdf, { id: ID }, May("invoice"), NotFound(NO_INVOICE)),
});

@Resolver(() => Invoice)
export class InvoiceResolver {
  /** Returns the person or company that the invoice is billed to. */
  @Needs("content")
  @FieldResolver(() => BilledTo, {
    description: "A quién se le factura; sin valor, al cliente del contrato.",
  })
  facturarA(@Root() { content }: Invoice) {
    return asTyped(storedContent(content).comprador);
  }

  /** Returns the acts that the caller can do with the invoice now. */
  @Needs(...invoiceFacts)
  @OfferedActs()
  acts(@Root() invoice: InvoiceState, @Ctx() context: Context) {
    return invoiceActs.offered(context, invoice);
  }

  /** URL of the PDF, valid for 60 minutes; null while it is being printed. */
  @Needs("pdfKey", "number")
  @FieldResolver(() => String, {
    nullable: true,
    description: "Dirección del PDF, que sirve 60 minutos; nulo mientras se imprime.",
  })
  pdfUrl(@Root() { number, pdfKey }: Invoice, @Ctx() context: Context) {
    return fiscalFileUrl(context, "factura", number, [pdfKey, "pdf"]);
  }

  /** URL of the UBL document, valid for 60 minutes. */
  @Needs("xmlKey", "number")
  @FieldResolver(() => String, { nullable: true, description: "Dirección del XML, que sirve 60 minutos." })
  xmlUrl(@Root() { number, xmlKey }: Invoice, @Ctx() context: Context) {
    return fiscalFileUrl(context, "factura", number, [xmlKey, "xml"]);
  }
}
