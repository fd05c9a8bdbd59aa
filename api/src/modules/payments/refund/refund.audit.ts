import type { PaidId } from "../payable/payable.ts";
import type { RefundReason } from "./refund.enums.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "refund.opened": PaidId & { monto: number; reason: RefundReason; dueOn: string; paymentId?: string };
  }
}
