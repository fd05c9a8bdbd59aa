import type { ClaimIdentity, ClaimKind } from "./claim.rules.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "claim.filed": { number: string; kind: ClaimKind; dueOn: string; byStaff: boolean };
    "claim.file-added": { filename: string; sha256: string };
    "claim.code-sent": object;
    "claim.link-sent": object;
    /** By a code sent to their e-mail; `pendiente` when nothing else of ours knows that e-mail. */
    "claim.identified": { identity: ClaimIdentity };
    "claim.identity-decided": { accepted: boolean; note: string };
    "claim.taken": { before: number | null };
    "claim.extended": { from: string; to: string; reason: string };
    "claim.completion-asked": { missing: string; lapsesOn: string };
    "claim.completed": { dueOn: string };
    "claim.answered": { answer: string; gaveData: boolean; erased: boolean; revoked: number };
    "claim.closed": { reason: string };
    "claim.lapsed": object;
    "claim.due-near": { dueOn: string };
    "claim.overdue": { dueOn: string };
  }
}
