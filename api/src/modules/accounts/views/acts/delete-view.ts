import type { Work } from "../../../../core/mutation/work.ts";
import { findView } from "../saved-view.access.ts";

/** Deletes a view of the caller; returns the confirmation to show. */
export async function deleteView(work: Work, { id }: { id: string }): Promise<string> {
  work.em.remove(await findView(work, id));
  return "Vista eliminada";
}
