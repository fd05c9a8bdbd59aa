import { money, type Tellings } from "../../../core/audit/telling.ts";
declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "acquisition-document.made": { number: string; sellerId: number; total: number };
  }
}

/** How the history tells it. */
export const toldAcquisitions = {
  "acquisition-document.made": ({ number, sellerId, total }, nameOf) => ({
    did: `emitió el documento soporte ${number} de ${nameOf(sellerId)} por ${money(total)}`,
    amount: total,
  }),
} satisfies Partial<Tellings>;
