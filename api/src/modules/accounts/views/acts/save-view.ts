import { assign } from "../../../../core/rows.ts";
import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { lockOwner } from "../saved-view.access.ts";
import { SavedView } from "../saved-view.entity.ts";
import type { SaveViewInput } from "../saved-view.inputs.ts";

/** Maximum number of saved views of one list per person. */
const MOST = 20;

/** Saves the current state of a list under a name; it replaces a view of the caller with that name. */
export async function saveView(work: Work, { input }: { input: SaveViewInput }): Promise<string> {
  const user = await lockOwner(work);
  const name = input.name.trim();
  const views = await work.em.find(SavedView, { user, list: input.list });
  const same = views.find((view) => view.name.toLowerCase() === name.toLowerCase());
  if (!same && views.length >= MOST)
    throw conflict(`Puedes guardar hasta ${MOST} vistas por listado. Elimina una e intenta de nuevo.`);
  const view = same ?? work.add(new SavedView());
  if (!same) assign(view, { user, list: input.list, createdAt: work.now });
  return assign(view, { name, query: input.query, columns: input.columns ?? null }).id;
}
