import { type Descriptions } from "../../core/audit/description.ts";
import type { StaffDocumentStatus } from "./staff-document.lifecycle.ts";

interface Whose {
  userId: number;
  /** Kind of the document. */
  kind: string;
}

declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    "staff-document.uploaded": Whose & {
      sha256: string;
      /** The document that was replaced; absent for the first of its kind. */
      replaces?: { id: string; status: StaffDocumentStatus };
    };
    "staff-document.approved": Whose & { comments?: string };
    "staff-document.rejected": Whose & { reason: string };
    "staff-document.removed": Whose & { status: StaffDocumentStatus };
    "staff-document.erased": Whose;
  }
}

/** Texts of the history for staff documents. */
export const describedStaffDocuments = {
  "staff-document.uploaded": ({ userId, kind, replaces }, nameOf) => ({
    did: `subió un documento de ${nameOf(userId)}: ${kind}${replaces ? ", en lugar de otro" : ""}`,
  }),
  "staff-document.approved": ({ userId, kind, comments }, nameOf) => ({
    did: `aprobó un documento de ${nameOf(userId)}: ${kind}`,
    note: comments ?? null,
    tone: "leaf",
  }),
  "staff-document.rejected": ({ userId, kind, reason }, nameOf) => ({
    did: `rechazó un documento de ${nameOf(userId)}: ${kind}`,
    note: reason,
    tone: "clay",
  }),
  "staff-document.removed": ({ userId, kind }, nameOf) => ({
    did: `quitó un documento de ${nameOf(userId)}: ${kind}`,
    tone: "clay",
  }),
  "staff-document.erased": ({ kind }) => ({ did: `borró un documento: ${kind}`, tone: "clay" }),
} satisfies Partial<Descriptions>;
