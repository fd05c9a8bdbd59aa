import type { Work } from "../../../../core/mutation/work.ts";
import { findView, lockOwner, refuseNamesake } from "../saved-view.access.ts";
import type { RenameViewInput } from "../saved-view.inputs.ts";

/** Renames a saved view of the caller. */
export async function renameView(
  work: Work,
  { id, input }: { id: string; input: RenameViewInput },
): Promise<string> {
  const view = await findView(work, id);
  await lockOwner(work);
  await work.lock(view);
  const name = input.name.trim();
  await refuseNamesake(work, view, name);
  view.name = name;
  return id;
}
