import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, ID, Info, Resolver, Root } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { optional, orElse, prepared, repetitionKey } from "../../core/graphql/arguments.ts";
import { answered, changed, mutations } from "../../core/graphql/mutations.ts";
import { Does, May } from "../accounts/account/permission.ts";
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
export const InvoiceMutations = mutations({
  generateInvoice: answered(
    GenerateInvoicePayload,
    generateInvoice,
    prepared(
      { contractId: ID, input: optional(GenerateInvoiceInput), reviewLater: orElse(Boolean, false) },
      (_, { contractId, input, reviewLater }) => ({
        ...input,
        contractId,
        impuesto: input?.impuesto ?? "GRAVADO_19",
        reviewLater,
      }),
    ),
    NotFound(NO_CONTRACT),
    Does(invoicingActs, "generate"),
  ),
  changeInvoiceStatus: changed(
    Invoice,
    changeInvoiceStatus,
    { id: ID, input: InvoiceStatusInput },
    NotFound(NO_INVOICE),
    Does(invoiceActs, "changeStatus"),
  ),
  confirmInvoice: changed(Invoice, confirmInvoice, { id: ID }, May("invoice"), NotFound(NO_INVOICE)),
  correctInvoice: changed(
    Invoice,
    correctInvoice,
    { id: ID, input: CorrectInvoiceInput },
    May("invoice"),
    NotFound(NO_INVOICE),
  ),
  creditInvoice: changed(
    Invoice,
    creditInvoice,
    { invoiceId: ID, input: CreditInvoiceInput, idempotencyKey: repetitionKey },
    May("invoice"),
    NotFound(NO_INVOICE),
  ),
  sendInvoiceAgain: changed(Invoice, sendAgain, { id: ID }, May("invoice"), NotFound(NO_INVOICE)),
  sendCreditNoteAgain: changed(Invoice, sendNoteAgain, { id: ID }, May("invoice"), NotFound(NO_NOTE)),
  correctCreditNote: changed(
    Invoice,
    correctCreditNote,
    { id: ID, input: CreditInvoiceInput },
    May("invoice"),
    NotFound(NO_NOTE),
  ),
  issueCreditNote: changed(Invoice, issueCreditNote, { invoiceId: ID }, May("invoice"), NotFound(NO_INVOICE)),
});

/** Field resolver for the invoice of a payload, which is read after the commit. */
@Resolver(() => GenerateInvoicePayload)
export class GenerateInvoicePayloadResolver {
  @FieldResolver(() => Invoice, { description: "La factura." })
  invoice(
    @Root() { invoiceId }: GeneratedInvoice,
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return read.one(Invoice, info, { id: invoiceId });
  }
}
