import { followed, partOf } from "../../core/changes/followed-record.ts";
import type { Module } from "../../core/module.ts";
import { fileScope } from "../../core/storage/file-scope.ts";
import { CreditNote } from "./credit-note/credit-note.entity.ts";
import { CreditNoteLine } from "./credit-note/credit-note-line.entity.ts";
import { collectionListeners } from "./invoice/collection/collection.listeners.ts";
import { creditNoteListeners } from "./credit-note/credit-note.listeners.ts";
import { CreditNoteAttempt } from "./correction/credit-note-attempt.entity.ts";
import { CreditNoteAttemptResolver, InvoiceAttemptResolver } from "./correction/invoice-attempt.resolver.ts";
import { CreditNoteResolver } from "./credit-note/credit-note.resolver.ts";
import { GenerateInvoicePayloadResolver, InvoiceMutations } from "./invoice-acts.resolver.ts";
import { deliveryJobs } from "./delivery/delivery.jobs.ts";
import { deliveryListeners } from "./delivery/delivery.listeners.ts";
import { InvoiceBulkResolver, InvoiceBulkMutations } from "./invoice-bulk.resolver.ts";
import { visibleFiscalDocuments } from "./invoice/invoice.access.ts";
import { InvoiceAttempt } from "./correction/invoice-attempt.entity.ts";
import { Invoice } from "./invoice/invoice.entity.ts";
import { InvoiceResolver, InvoiceQueries } from "./invoice.resolver.ts";
import { InvoiceLine } from "./invoice/invoice-line.entity.ts";
import { ContractInvoiceResolver } from "./of-contract/contract-invoice.resolver.ts";
import { invoiceFragments, invoiceRoutes } from "./invoices.rest.ts";
import { seedInvoices } from "./invoices.seed.ts";
import { personalInvoices } from "./personal-data.parts.ts";
import { fiscalDocumentJobs, fiscalDocumentSweeps } from "./sending/sending.jobs.ts";
import { turnResolver } from "../accounts/turn/turn.resolver.ts";
import { InvoiceChange } from "./price-change/invoice-change.entity.ts";
import { invoiceChangeListeners } from "./price-change/invoice-change.listeners.ts";
import { InvoiceChangeResolver, InvoiceChangeMutations } from "./price-change/invoice-change.resolver.ts";
import { invoiceTurns } from "./invoice/turn/invoice-turn.rules.ts";
import { invoicesWords } from "./invoices.words.ts";

/**
 * Invoices and credit notes for completed contracts, as the DIAN has them.
 *
 * Acts: authorize-invoice-change, change-invoice-status, claim-fiscal-document, confirm-invoice,
 *   correct-credit-note, correct-invoice, credit-invoice, generate-invoice, issue-credit-note,
 *   mail-fiscal-document, note-sending, send-again, send-note-again.
 * Emits: invoice-change.authorized, invoice.issued, paper.sent, paper.unsent.
 * Listens to: addendum.sent, addendum.signed, contract.cancelled, paper.sent, payment.reversed,
 *   payment.verified, payment.withheld.
 */
export const invoices: Module = {
  name: "invoices",
  words: invoicesWords,
  entities: [
    Invoice,
    InvoiceLine,
    InvoiceAttempt,
    CreditNote,
    CreditNoteLine,
    CreditNoteAttempt,
    InvoiceChange,
  ],
  resolvers: [
    InvoiceResolver,
    InvoiceQueries,
    InvoiceMutations,
    turnResolver(Invoice, invoiceTurns),
    InvoiceBulkResolver,
    InvoiceBulkMutations,
    GenerateInvoicePayloadResolver,
    CreditNoteResolver,
    InvoiceAttemptResolver,
    CreditNoteAttemptResolver,
    ContractInvoiceResolver,
    InvoiceChangeResolver,
    InvoiceChangeMutations,
  ],
  fragments: invoiceFragments,
  section: {
    title: "Facturas",
    text: "Las facturas de un contrato, y su estado.",
  },
  routes: invoiceRoutes,
  listeners: [
    ...collectionListeners,
    ...creditNoteListeners,
    ...invoiceChangeListeners,
    ...deliveryListeners,
  ],
  jobs: [...fiscalDocumentJobs, ...deliveryJobs],
  sweeps: fiscalDocumentSweeps,
  personalData: personalInvoices,
  files: {
    invoice: fileScope(Invoice, visibleFiscalDocuments),
    "credit-note": fileScope(CreditNote, visibleFiscalDocuments),
  },
  seed: seedInvoices,
  changes: [
    followed("invoice", Invoice, visibleFiscalDocuments, {
      // A document that is sent is an invoice or a credit note: each is looked for under its id.
      lines: ["invoice", "paper"],
      touches: { contract: "contract" },
    }),
    partOf("credit-note", CreditNote, { invoice: "invoice", contract: "invoice.contract" }),
  ],
};
