declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    /** A draft was saved with another price than before; `before` is null for a new one. Prices in COP. */
    "calculation.saved": { quoteId: string; before: number | null; after: number };
    /** A requote opened a draft out of the calculation that was confirmed. */
    "calculation.copied": { quoteId: string; from: string };
    "calculation.confirmed": {
      quoteId: string;
      costoBase: number;
      totalComisiones: number;
      totalGanancia: number;
      precioFinalTotal: number;
    };
    "calculation.used": { quoteId: string };
  }
}

export {};
