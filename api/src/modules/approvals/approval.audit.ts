declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    "approval.asked": ApprovedPayout;
    "approval.given": ApprovedPayout;
    "approval.spent": ApprovedPayout;
    /** `stale`: the amount or the account had changed. */
    "approval.withdrawn": ApprovedPayout & { stale: boolean };
    /** In COP; null while no second person is asked for. */
    "approval-rule.changed": { before: number | null; after: number | null };
  }
}

/** The payment that an approval is for; the account stands masked. */
interface ApprovedPayout {
  readonly kind: string;
  readonly subjectId: string;
  readonly monto: number;
  readonly cuenta: string;
}

export type { ApprovedPayout };
