import { fact, money, moved, pesos, type Descriptions } from "../../../core/audit/description.ts";
declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    /** A draft was saved with a different price; `before` is null for a new draft. Prices in COP. */
    "calculation.saved": { quoteId: string; before: number | null; after: number };
    /** Quoting again created a draft from the confirmed calculation. */
    "calculation.copied": { quoteId: string; from: string };
    /** A draft was started from the template with this name. */
    "calculation.templated": { quoteId: string; template: string };
    /** A draft was started from the costs of the quote with this number. */
    "calculation.duplicated": { quoteId: string; from: string };
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

/** Texts of the history for calculations. */
export const describedCalculations = {
  "calculation.saved": ({ before, after }) => ({
    did: `guardó el cálculo por ${money(after)}`,
    again: "guardó el cálculo",
    amount: after,
    changes: moved("Precio", before, after, pesos),
  }),
  "calculation.copied": () => ({ did: "abrió un borrador con el cálculo confirmado" }),
  "calculation.templated": ({ template }) => ({ did: `comenzó el cálculo con la plantilla ${template}` }),
  "calculation.duplicated": ({ from }) => ({ did: `comenzó el cálculo como copia de ${from}` }),
  "calculation.confirmed": ({ costoBase, totalComisiones, totalGanancia, precioFinalTotal }) => ({
    did: `confirmó el cálculo por ${money(precioFinalTotal)}`,
    amount: precioFinalTotal,
    changes: [
      ...fact("Costo base", costoBase, pesos, "costs"),
      ...fact("Comisiones", totalComisiones, pesos, "costs"),
      ...fact("Ganancia", totalGanancia, pesos, "costs"),
    ],
    tone: "leaf",
  }),
  "calculation.used": () => ({ did: "usó el cálculo en el contrato" }),
} satisfies Partial<Descriptions>;
