import { type Descriptions } from "../../../core/audit/description.ts";
import { spokenMonth } from "../../../core/colombia/spoken.ts";
declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    /** `mes`: `YYYY-MM`. */
    "commission-statement.issued": { number: string; sellerId: number; mes: string };
  }
}

/** Descriptions of the audit entries about commission statements. */
export const describedCommissionStatements = {
  "commission-statement.issued": ({ number, sellerId, mes }, nameOf) => ({
    did: `emitió el extracto de comisiones ${number} de ${nameOf(sellerId)}, de ${spokenMonth(mes)}`,
  }),
} satisfies Partial<Descriptions>;
