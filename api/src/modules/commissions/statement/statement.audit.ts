import { type Tellings } from "../../../core/audit/telling.ts";
import { spokenMonth } from "../../../core/colombia/spoken.ts";
declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    /** `mes`: `YYYY-MM`. */
    "commission-statement.issued": { number: string; sellerId: number; mes: string };
  }
}

/** How the history tells it. */
export const toldCommissionStatements = {
  "commission-statement.issued": ({ number, sellerId, mes }, nameOf) => ({
    did: `emitió el extracto de comisiones ${number} de ${nameOf(sellerId)}, de ${spokenMonth(mes)}`,
  }),
} satisfies Partial<Tellings>;
