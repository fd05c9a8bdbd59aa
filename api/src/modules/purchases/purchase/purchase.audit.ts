declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "purchase.registered": {
      contractId: string;
      itemId: string;
      proveedor: string;
      costo: number;
      diferencia: number;
      /** 1 when it is paid at once. */
      cuotas: number;
    };
    "purchase.paid": { contractId: string; itemId: string; before: number; after: 0 };
    "purchase.voided": { contractId: string; itemId: string; costo: number; pagado: number; reason: string };
    "installment.paid": {
      purchaseId: string;
      numero: number;
      monto: number;
      fechaPago: string;
      before: number;
      after: number;
    };
  }
}

export {};
