import type { Work } from "../../../../core/mutation/work.ts";
import { findView, lockOwner } from "../saved-view.access.ts";
import { SavedView } from "../saved-view.entity.ts";

/** Makes a view of the caller the one with which its list opens, instead of any other; or undoes that. */
export async function chooseStandardView(
  work: Work,
  { id, standard }: { id: string; standard: boolean },
): Promise<string> {
  const view = await findView(work, id);
  const user = await lockOwner(work);
  await work.em.nativeUpdate(SavedView, { user, list: view.list }, { standard: false });
  await work.lock(view);
  view.standard = standard;
  return id;
}
