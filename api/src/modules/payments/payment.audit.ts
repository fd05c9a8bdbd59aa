declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    "payment.registered": { contractId: string; monto: number; tipoPago: string; fechaPago: string };
    "payment.receipt-attached": { filename: string; sha256: string };
    "payment.verified": { contractId: string; monto: number; receiptNumber: string; balanceAfter: number };
    "payment.rejected": { contractId: string; monto: number; reason: string };
    "payment.reversed": { contractId: string; monto: number; receiptNumber: string; reason: string };
  }
}

export {};
