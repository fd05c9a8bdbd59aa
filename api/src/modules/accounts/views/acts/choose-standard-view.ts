import type { Work } from "../../../../core/mutation/work.ts";
import { findView, lockOwner } from "../saved-view.access.ts";
import { SavedView } from "../saved-view.entity.ts";

/**
 * Makes a saved view of the caller the default of its list, replacing any other default; or removes the
 * default.
 */
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
