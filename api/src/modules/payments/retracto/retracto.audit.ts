declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "contract.retracto-code-sent": object;
    /** `paid` in COP: what is to be given back. */
    "contract.retracted": { paid: number };
  }
}

export {};
