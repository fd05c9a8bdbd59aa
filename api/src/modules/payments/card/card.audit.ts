import type { PaidId } from "../payable/payable.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    /** Somebody began to pay online. */
    "card.started": PaidId & { reference: string; monto: number; medio: string };
    /** The provider told, or we found out, what became of an attempt. */
    "card.moved": { reference: string; status: string; transactionId: string | null; reason: string | null };
  }
}
