import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Resolver, Root } from "type-graphql";
import { ByTable } from "../../core/auth/by-table.ts";
import type { Context } from "../../core/context.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { May } from "../accounts/account/permission.ts";
import { NO_CONTRACT } from "../contracts/contract/contract.texts.ts";
import { creditInvoice } from "./credit-note/acts/credit-invoice.ts";
import { issueCreditNote } from "./credit-note/acts/issue-credit-note.ts";
import { sendAgain } from "./sending/acts/send-again.ts";
import { sendNoteAgain } from "./sending/acts/send-note-again.ts";
import { changeInvoiceStatus } from "./invoice/acts/change-invoice-status.ts";
import { type GeneratedInvoice, generateInvoice } from "./invoice/acts/generate-invoice.ts";
import { Invoice } from "./invoice/invoice.entity.ts";
import { confirmInvoice } from "./correction/acts/confirm-invoice.ts";
import { correctCreditNote } from "./correction/acts/correct-credit-note.ts";
import { correctInvoice } from "./correction/acts/correct-invoice.ts";
import {
  CorrectInvoiceInput,
  CreditInvoiceInput,
  GenerateInvoiceInput,
  InvoiceStatusInput,
} from "./invoice/invoice.inputs.ts";
import { GenerateInvoicePayload } from "./invoice/invoice.types.ts";
import { NO_INVOICE, NO_NOTE } from "./invoice/invoice.texts.ts";
import { invoicingActs, invoiceActs } from "./invoice/invoice.acts.rules.ts";

/** Mutations of invoices. */
@Resolver()
export class InvoiceActsResolver {
  /**
   * Invoices a completed contract; a repetition returns the same invoice. With `reviewLater` it is invoiced
   * even when a provider has not answered yet in whose name it sells: it waits to be confirmed.
   */
  @May("invoice")
  @NotFound(NO_CONTRACT)
  @ByTable(invoicingActs, "generate")
  @Mutation(() => GenerateInvoicePayload)
  generateInvoice(
    @Ctx() { run }: Context,
    @Arg("contractId", () => ID) contractId: string,
    @Arg("input", () => GenerateInvoiceInput, { nullable: true }) input?: GenerateInvoiceInput,
    @Arg("reviewLater", () => Boolean, { defaultValue: false }) reviewLater = false,
  ) {
    const { impuesto, descripcion, facturarA } = input ?? {};
    const own = { impuesto: impuesto ?? "GRAVADO_19", descripcion };
    return run(generateInvoice, { contractId, ...own, facturarA, reviewLater });
  }

  /** Sends an invoice that was made before everything was known of its purchases. */
  @May("invoice")
  @NotFound(NO_INVOICE)
  @Mutation(() => Invoice)
  async confirmInvoice(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(Invoice, info, { id: await run(confirmInvoice, { id }) });
  }

  /** Writes an invoice again, under its number, that was rejected or is still to be reviewed; it is sent. */
  @May("invoice")
  @NotFound(NO_INVOICE)
  @Mutation(() => Invoice)
  async correctInvoice(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => CorrectInvoiceInput) input: CorrectInvoiceInput,
  ) {
    return read.one(Invoice, info, { id: await run(correctInvoice, { id, input }) });
  }

  /** Credits, because of an error, parts of an invoice that the DIAN has, or the rest of it. */
  @May("invoice")
  @NotFound(NO_INVOICE)
  @Mutation(() => Invoice)
  async creditInvoice(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("invoiceId", () => ID) invoiceId: string,
    @Arg("input", () => CreditInvoiceInput) input: CreditInvoiceInput,
    @Arg("idempotencyKey", () => String, { nullable: true }) key?: string | null,
  ) {
    const id = await run(creditInvoice, { invoiceId, input }, { key, operation: "creditInvoice" });
    return read.one(Invoice, info, { id });
  }

  @May("invoice")
  @NotFound(NO_INVOICE)
  @ByTable(invoiceActs, "changeStatus")
  @Mutation(() => Invoice)
  async changeInvoiceStatus(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => InvoiceStatusInput) { status }: InvoiceStatusInput,
  ) {
    return read.one(Invoice, info, { id: await run(changeInvoiceStatus, { id, status }) });
  }

  /** Sends an invoice again that was refused or had no answer. */
  @May("invoice")
  @NotFound(NO_INVOICE)
  @Mutation(() => Invoice)
  async sendInvoiceAgain(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(Invoice, info, { id: await run(sendAgain, { id }) });
  }

  /** Sends a credit note again; returns the invoice that it credits. */
  @May("invoice")
  @NotFound(NO_NOTE)
  @Mutation(() => Invoice)
  async sendCreditNoteAgain(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(Invoice, info, { id: await run(sendNoteAgain, { id }) });
  }

  /**
   * Rewrites a credit note that the DIAN rejected, under its number; it is sent. Returns the invoice that it
   * credits.
   */
  @May("invoice")
  @NotFound(NO_NOTE)
  @Mutation(() => Invoice)
  async correctCreditNote(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => CreditInvoiceInput) input: CreditInvoiceInput,
  ) {
    return read.one(Invoice, info, { id: await run(correctCreditNote, { id, input }) });
  }

  /** Makes the credit note of a cancelled contract's invoice that could not be made automatically. */
  @May("invoice")
  @NotFound(NO_INVOICE)
  @Mutation(() => Invoice)
  async issueCreditNote(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("invoiceId", () => ID) invoiceId: string,
  ) {
    return read.one(Invoice, info, { id: await run(issueCreditNote, { invoiceId }) });
  }
}

/** The invoice of a payload is read after the commit. */
@Resolver(() => GenerateInvoicePayload)
export class GenerateInvoicePayloadResolver {
  @FieldResolver(() => Invoice)
  invoice(
    @Root() { invoiceId }: GeneratedInvoice,
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return read.one(Invoice, info, { id: invoiceId });
  }
}
