import type { Moves } from "../../core/mutation/moves.ts";
import type { StaffDocument } from "./staff-document.entity.ts";
import { staffDocumentLifecycle, type StaffDocumentStatus } from "./staff-document.lifecycle.ts";

/** Moves of a staff document between its statuses: it is decided on once, either way. */
export const staffDocumentMoves: Moves<StaffDocument, StaffDocumentStatus> = {
  lifecycle: staffDocumentLifecycle,
  column: "status",
  reachedAt: { approved: "verifiedAt" },
};
