declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "acquisition-document.made": { number: string; sellerId: number; total: number };
  }
}

export {};
