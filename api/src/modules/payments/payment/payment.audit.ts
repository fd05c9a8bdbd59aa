declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "payment.registered": {
      contractId: string;
      monto: number;
      tipoPago: string;
      fechaPago: string;
      possibleDuplicates?: string[];
    };
    "payment.receipt-attached": { filename: string; sha256: string };
    "payment.verified": {
      contractId: string;
      monto: number;
      receiptNumber: string;
      balanceAfter: number;
      /** Ids of the payments that it may repeat; absent when there was none. */
      possibleDuplicates?: string[];
    };
    "payment.rejected": { contractId: string; monto: number; reason: string };
    "payment.withdrawn": { contractId: string; monto: number };
    "payment.reversed": { contractId: string; monto: number; receiptNumber: string; reason: string };
  }
}

export {};
