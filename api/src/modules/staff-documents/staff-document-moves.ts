import type { Moves } from "../../core/mutation/moves.ts";
import type { StaffDocument } from "./staff-document.entity.ts";
import { staffDocumentLifecycle, type StaffDocumentStatus } from "./staff-document.lifecycle.ts";

/** Status changes of a staff document: it is approved or rejected once. */
export const staffDocumentMoves: Moves<StaffDocument, StaffDocumentStatus> = {
  lifecycle: staffDocumentLifecycle,
  column: "status",
  reachedAt: { approved: "verifiedAt" },
};
