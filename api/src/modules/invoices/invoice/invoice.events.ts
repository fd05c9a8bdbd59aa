declare module "../../../core/events/listeners.ts" {
  interface Events {
    "invoice.issued": { invoiceId: string };
    /** The provider accepted a document. */
    "paper.sent": { kind: "factura" | "nota_credito"; documentId: string };
    /** The provider rejected a document, or could not be reached for days; a person has to act. */
    "paper.unsent": { kind: "factura" | "nota_credito"; documentId: string; number: string; problem: string };
  }
}

export {};
