import {
  type StaffDocumentAct,
  staffDocumentActs,
} from "@travesia/api/staff-documents/staff-document.acts.rules";
import { type OfferedActs, offeredActs } from "../../../base/acts/offered-acts.ts";
import type { StaffDocumentRowFragment } from "./staff-documents.generated.ts";

export type OfferedDocumentActs = OfferedActs<StaffDocumentAct>;

/** Returns the acts on a document that the viewer may use, by the server's rules. */
export const offeredDocumentActs = (
  viewer: { readonly id: number; readonly role: number },
  { status, userId, ending }: Pick<StaffDocumentRowFragment, "status" | "userId" | "ending">,
): OfferedDocumentActs => offeredActs(staffDocumentActs, viewer, { status, userId, ending: ending ?? null });
