declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    /** `mes`: `YYYY-MM`. */
    "commission-statement.issued": { number: string; sellerId: number; mes: string };
  }
}

export {};
