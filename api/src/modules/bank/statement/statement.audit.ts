declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "bank.imported": { accountId: string; filename: string; lines: number; fresh: number };
    "bank.columns-kept": { accountId: string; columns: object };
    "bank.automatic": { accountId: string; automatic: boolean };
  }
}
export {};
