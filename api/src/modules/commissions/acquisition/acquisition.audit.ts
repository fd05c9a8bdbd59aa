import { money, type Descriptions } from "../../../core/audit/description.ts";
declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "acquisition-document.made": { number: string; sellerId: number; total: number };
  }
}

/** Descriptions of the audit entries about acquisition documents. */
export const describedAcquisitions = {
  "acquisition-document.made": ({ number, sellerId, total }, nameOf) => ({
    did: `emitió el documento soporte ${number} de ${nameOf(sellerId)} por ${money(total)}`,
    amount: total,
  }),
} satisfies Partial<Descriptions>;
