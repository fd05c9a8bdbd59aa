import type { PaidId } from "../payable/payable.ts";
import type { ReviewCause } from "./decision/review.rules.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "payment.registered": PaidId & {
      monto: number;
      tipoPago: string;
      medio?: string;
      cuentaAgenciaId?: string;
      fechaPago: string;
      possibleDuplicates?: string[];
    };
    "payment.corrected": {
      before: { medio: string; cuentaAgenciaId: string | null };
      after: { medio: string; cuentaAgenciaId: string | null };
    };
    "payment.receipt-attached": { filename: string; sha256: string };
    "payment.verified": PaidId & {
      monto: number;
      receiptNumber: string;
      balanceAfter: number;
      /** Ids of the payments that it may repeat; absent when there was none. */
      possibleDuplicates?: string[];
    };
    "payment.rejected": PaidId & { monto: number; reason: string };
    "payment.withdrawn": PaidId & { monto: number };
    "payment.in-review": PaidId & { monto: number; why: ReviewCause };
    "payment.reversed": PaidId & { monto: number; receiptNumber: string; reason: string };
  }
}
