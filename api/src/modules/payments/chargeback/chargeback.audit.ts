import type { ChargebackCause } from "./chargeback.enums.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "chargeback.opened": {
      number: string;
      paymentId: string;
      cause: ChargebackCause;
      claimedOn: string;
      dueOn: string;
      inTime: boolean;
    };
    "chargeback.answered": { procede: boolean; answer: string };
    "chargeback.dropped": { reason: string };
    "chargeback.noted": { text: string };
    "chargeback.file-added": { filename: string; sha256: string };
    "chargeback.reversed": { paymentId: string };
    "chargeback.due-near": { dueOn: string };
  }
}

export {};
