import type { StaffDocumentStatus } from "./staff-document.lifecycle.ts";

interface Whose {
  userId: number;
  /** Its kind. */
  kind: string;
}

declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    "staff-document.uploaded": Whose & {
      sha256: string;
      /** The document that it takes the place of. */
      replaces?: { id: string; status: StaffDocumentStatus };
    };
    "staff-document.approved": Whose & { comments?: string };
    "staff-document.rejected": Whose & { reason: string };
    "staff-document.removed": Whose & { status: StaffDocumentStatus };
    "staff-document.erased": Whose;
  }
}
