import type { PaidId } from "../payable/payable.ts";
import type { RefundMeans, RefundReason } from "./refund.enums.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "refund.opened": PaidId & {
      monto: number;
      reason: RefundReason;
      dueOn: string;
      note?: string;
      paymentId?: string;
    };
    /** Nothing goes back of a cancelled contract, with the reason. */
    "refund.waived": PaidId & { left: number; reason: string };
    /** `numeroCuenta` stands masked. */
    "refund.account-set": { banco: string; tipo: string; numeroCuenta: string };
    "refund.due-changed": { before: string; after: string; reason: string };
    "refund.paid": PaidId & { monto: number; paidOn: string; means: RefundMeans; sha256: string };
    "refund.annulled": PaidId & { monto: number; reason: string };
    "refund.account-code-sent": object;
    "refund.due-near": { dueOn: string };
  }
}
