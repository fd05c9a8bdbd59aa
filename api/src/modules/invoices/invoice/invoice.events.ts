declare module "../../../core/events/listeners.ts" {
  interface Events {
    "invoice.issued": { invoiceId: string };
    /** The provider took a paper. */
    "paper.sent": { kind: "factura" | "nota_credito"; paperId: string };
    /** The provider refused a paper, or could not be reached for days: somebody has to look at it. */
    "paper.unsent": { kind: "factura" | "nota_credito"; paperId: string; number: string; problem: string };
  }
}

export {};
