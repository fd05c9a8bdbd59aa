import type { Moves } from "../../core/mutation/moves.ts";
import type { StaffDocument } from "./staff-document.entity.ts";
import { staffDocumentLifecycle, type StaffDocumentStatus } from "./staff-document.lifecycle.ts";

/** How a staff document moves: decided on once, either way. */
export const staffDocumentMoves: Moves<StaffDocument, StaffDocumentStatus> = {
  lifecycle: staffDocumentLifecycle,
  column: "status",
  reachedAt: { approved: "verifiedAt" },
};
