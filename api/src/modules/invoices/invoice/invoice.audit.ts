import { by, fact, money, moved, type Descriptions } from "../../../core/audit/description.ts";
import { type CreditConcept, creditConceptLabels } from "../credit-note/credit-note.rules.ts";
import { invoiceLifecycle } from "./invoice.lifecycle.ts";
import type { InvoiceStatus } from "./invoice.enums.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "invoice.issued": {
      number: string;
      total: number;
      contractId: string;
      contractNumber: string;
      /** Person who authorized the invoice in advance; absent when no authorization was needed. */
      authorizedBy?: string;
    };
    "invoice.status-changed": {
      number: string;
      before: InvoiceStatus;
      after: InvoiceStatus;
      /** Present when the status changed because of money received for the contract. */
      byReceipts?: true;
    };
    "invoice.confirmed": { number: string; total: number };
    /** `before` and `after` are the invoice's CUFE. */
    "invoice.corrected": { number: string; total: number; before: string; after: string };
    /** `before` and `after` are the note's CUDE. */
    "credit-note.corrected": {
      number: string;
      total: number;
      concepto: CreditConcept;
      motivo: string;
      before: string;
      after: string;
    };
    "credit-note.issued": {
      number: string;
      total: number;
      invoiceId: string;
      invoiceNumber: string;
      /** Concept; absent in entries from before notes had concepts. */
      concepto?: CreditConcept;
      motivo?: string;
      /** Person who authorized the note in advance; absent when no authorization was needed. */
      authorizedBy?: string;
    };
    "contract.invoices-authorized": {
      addendum: number;
      invoiceNumber: string;
      credited: number;
      total: number;
    };
    "contract.invoice-replaced": {
      addendum: number;
      invoiceNumber: string;
      noteNumber: string;
      credited: number;
      newNumber: string;
      total: number;
      authorizedBy: string;
    };
    "paper.sent": { number: string; track: string };
    "paper.rejected": { number: string; reasons: readonly string[] };
    "paper.given-up": { number: string; tries: number };
    "paper.sent-again": { number: string };
  }
}

/** Returns the sentence about a status change caused by money received for the contract. */
const settled = (number: string, after: InvoiceStatus): string =>
  after === "paid"
    ? `completó lo que faltaba por cobrar de la factura ${number}`
    : `dejó por cobrar la factura ${number}`;

/** Descriptions of the audit entries about invoices. */
export const describedInvoices = {
  "invoice.issued": ({ number, total, contractNumber, authorizedBy }) => ({
    did:
      `${authorizedBy ? "hizo efectiva" : "emitió"} la factura ${number} ` +
      `del contrato ${contractNumber} por ${money(total)}`,
    amount: total,
    changes: authorizedBy ? fact("Autorizada por", authorizedBy) : [],
  }),
  "invoice.status-changed": ({ number, before, after, byReceipts }) => ({
    did: byReceipts ? settled(number, after) : `cambió el estado de la factura ${number}`,
    changes: moved("Estado", before, after, by(invoiceLifecycle.labels)),
  }),
  "invoice.confirmed": ({ number, total }) => ({
    did: `revisó y confirmó la factura ${number} por ${money(total)}`,
    amount: total,
  }),
  "invoice.corrected": ({ number, total, before, after }) => ({
    did: `corrigió la factura ${number}, con el mismo número`,
    amount: total,
    changes: moved("CUFE", before, after),
  }),
  "credit-note.corrected": ({ number, total, concepto, motivo, before, after }) => ({
    did: `corrigió la nota crédito ${number}, con el mismo número`,
    amount: total,
    changes: [...fact("Concepto", creditConceptLabels[concepto]), ...moved("CUDE", before, after)],
    note: motivo,
  }),
  "credit-note.issued": ({ number, total, invoiceNumber, concepto, motivo, authorizedBy }) => ({
    did:
      `${authorizedBy ? "hizo efectiva" : "emitió"} la nota crédito ${number} ` +
      `de la factura ${invoiceNumber} por ${money(total)}`,
    amount: total,
    changes: [
      ...(concepto ? fact("Concepto", creditConceptLabels[concepto]) : []),
      ...(authorizedBy ? fact("Autorizada por", authorizedBy) : []),
    ],
    ...(motivo && { note: motivo }),
    tone: "sun",
  }),
  "contract.invoices-authorized": ({ addendum, invoiceNumber, credited, total }) => ({
    did:
      `autorizó que la firma del otrosí n.º ${addendum} anule la factura ${invoiceNumber} ` +
      `con nota crédito por ${money(credited)} y emita una nueva por ${money(total)}`,
    tone: "sun",
  }),
  "contract.invoice-replaced": ({ addendum, ...fiscalDocuments }) => ({
    did:
      `hizo efectivas, con el otrosí n.º ${addendum}, la nota crédito ${fiscalDocuments.noteNumber} ` +
      `de la factura ${fiscalDocuments.invoiceNumber} por ${money(fiscalDocuments.credited)} ` +
      `y la factura ${fiscalDocuments.newNumber} por ${money(fiscalDocuments.total)}`,
    changes: fact("Autorizadas por", fiscalDocuments.authorizedBy),
  }),
  "paper.sent": ({ number }) => ({ did: `envió el documento ${number} a la DIAN` }),
  "paper.rejected": ({ number, reasons }) => ({
    did: `anotó que la DIAN rechazó el documento ${number}`,
    changes: fact("Motivos", reasons),
    tone: "clay",
  }),
  "paper.given-up": ({ number, tries }) => ({
    did: `dejó de enviar el documento ${number} después de ${tries} intentos`,
    tone: "clay",
  }),
  "paper.sent-again": ({ number }) => ({ did: `volvió a enviar el documento ${number}` }),
} satisfies Partial<Descriptions>;
