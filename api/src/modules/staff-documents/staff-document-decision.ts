import { assign } from "../../core/rows.ts";
import type { AuditLine } from "../../core/mutation/moves.ts";
import type { Work } from "../../core/mutation/work.ts";
import { User } from "../accounts/account/user.entity.ts";
import { staffDocumentMoves } from "./staff-document-moves.ts";
import type { StaffDocument } from "./staff-document.entity.ts";

/** Decides on a locked document in the caller's name; the caller's permission has already been checked. */
export function decide(
  work: Work,
  document: StaffDocument,
  to: "approved" | "rejected",
  said: Partial<Pick<StaffDocument, "reviewComments" | "rejectionReason">>,
  audit: AuditLine,
): void {
  work.move(staffDocumentMoves, document, to, { audit });
  assign(document, {
    ...said,
    reviewedAt: work.now,
    verifiedBy: work.viewer && work.em.getReference(User, work.viewer.id),
  });
}
