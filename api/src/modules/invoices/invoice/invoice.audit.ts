import type { InvoiceStatus } from "./invoice.enums.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "invoice.issued": { number: string; total: number; contractId: string; contractNumber: string };
    "invoice.status-changed": { number: string; before: InvoiceStatus; after: InvoiceStatus };
    "credit-note.issued": { number: string; total: number; invoiceId: string; invoiceNumber: string };
    "paper.sent": { number: string; track: string };
    "paper.rejected": { number: string; reasons: readonly string[] };
    "paper.given-up": { number: string; tries: number };
    "paper.sent-again": { number: string };
  }
}

export {};
