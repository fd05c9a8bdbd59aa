declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "provider-payment.made": { total: number; lines: number; fechaPago: string; dues: string[] };
  }
}

export {};
