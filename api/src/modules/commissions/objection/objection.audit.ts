import type { ObjectionStatus } from "./objection.lifecycle.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "commission-objection.opened": { commissionId: string; dueOn: string; withFile: boolean };
    "commission-objection.answered": { commissionId: string; status: ObjectionStatus; respuesta: string };
    "commission-objection.withdrawn": { commissionId: string };
    "commission-objection.due-near": { dueOn: string };
  }
}

export {};
