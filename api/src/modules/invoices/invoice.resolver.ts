import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../core/acts.type.ts";
import type { Context } from "../../core/context.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { Reads } from "../../core/read/reads.decorator.ts";
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
@Resolver(() => Invoice)
export class InvoiceResolver {
  /** Returns invoices; newest first by default. */
  @May("invoice")
  @Reads(() => Invoice)
  @Query(() => InvoicePage)
  invoices(
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => InvoicePageArgs) { limit, offset, orderBy }: InvoicePageArgs,
    @Arg("filter", () => InvoiceFilter, { nullable: true }) filter?: InvoiceFilter,
  ) {
    const where = { $and: [visibleFiscalDocuments(viewer), invoiceFilter(filter)] };
    return read.page(Invoice, info, { where, orderBy, limit, offset });
  }

  /** Returns invoices, and their credit notes as separate lines with negative amounts. */
  @May("invoice")
  @Query(() => InvoiceBookPage)
  invoiceBook(
    @Ctx() context: Context,
    @Args(() => InvoicePageArgs) args: InvoicePageArgs,
    @Arg("filter", () => InvoiceFilter, { nullable: true }) filter?: InvoiceFilter,
  ) {
    return invoiceBook(context, filter ?? null, args);
  }

  /**
   * Returns all invoices, or all with a stored status, newest first; for API consumers that paginate on
   * their side.
   */
  @May("invoice")
  @Reads(() => Invoice)
  @Query(() => [Invoice])
  allInvoices(
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("status", () => InvoiceStatus, { nullable: true }) status?: InvoiceStatus,
  ) {
    const where = { $and: [visibleFiscalDocuments(viewer), ...(status ? [{ status }] : [])] };
    return read.list(Invoice, info, { where, orderBy: newest });
  }

  @May("invoice")
  @Reads(() => Invoice)
  @Query(() => Invoice, { nullable: true })
  invoice(
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(Invoice, info, { $and: [{ id }, visibleFiscalDocuments(viewer)] });
  }

  /** Returns completed contracts without an invoice; last completed first by default. */
  @May("invoice")
  @Reads(() => Contract)
  @Query(() => ContractPage)
  contractsToInvoice(
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => ContractToInvoicePageArgs) { limit, offset, orderBy }: ContractToInvoicePageArgs,
    @Arg("search", () => String, { nullable: true }) search?: string,
  ) {
    return read.page(Contract, info, { where: toInvoice(search), orderBy, limit, offset });
  }

  /** Returns all completed contracts without an invoice, for API consumers that paginate on their side. */
  @May("invoice")
  @Reads(() => Contract)
  @Query(() => [Contract])
  allContractsToInvoice(@Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.list(Contract, info, { where: toInvoice(null), orderBy: lastCompleted });
  }

  /** Preview of the invoice that a contract would get now. */
  @May("invoice")
  @NotFound(NO_CONTRACT)
  @Query(() => InvoiceDraft)
  invoiceDraft(
    @Ctx() context: Context,
    @Arg("contractId", () => ID) contractId: string,
    @Arg("impuesto", () => OwnTaxCode, { defaultValue: "GRAVADO_19" }) impuesto: OwnTaxCode,
  ) {
    return invoiceDraft(context, contractId, impuesto);
  }

  /** Returns a preview of the invoice that a contract would get now, as a PDF. */
  @May("invoice")
  @NotFound(NO_CONTRACT)
  @Query(() => OpenableFile)
  invoicePreview(
    @Ctx() context: Context,
    @Arg("contractId", () => ID) contractId: string,
    @Arg("input", () => GenerateInvoiceInput, { nullable: true }) input?: GenerateInvoiceInput,
  ) {
    return invoicePreview(context, contractId, input ?? {});
  }

  @May("invoice")
  @Query(() => InvoiceCounters)
  invoiceCounters(@Ctx() context: Context) {
    return invoiceCounters(context);
  }

  /** Returns the PDF of an invoice. */
  @May("invoice")
  @NotFound(NO_INVOICE)
  @Query(() => OpenableFile)
  invoicePdf(@Ctx() context: Context, @Arg("id", () => ID) id: string) {
    return invoicePdf(context, id);
  }

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
