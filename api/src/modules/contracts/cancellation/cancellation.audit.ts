declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "contract.cancellation-requested": { reason: string };
    "contract.cancellation-discarded": { answer: string };
  }
}

export {};
