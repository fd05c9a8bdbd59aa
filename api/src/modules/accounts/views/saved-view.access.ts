import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../../core/auth/viewer.ts";
import { conflict, forbidden } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../account/user.entity.ts";
import { SavedView } from "./saved-view.entity.ts";

export const NO_VIEW = "Vista no encontrada";

/** Returns the condition on the viewer's views. */
export const ownViews = (viewer: Viewer | null): FilterQuery<SavedView> => ({ user: viewer?.id ?? 0 });

/** Loads a view of the caller, or NOT_FOUND. */
export const findView = (work: Work, id: string): Promise<SavedView> =>
  work.find(SavedView, { $and: [{ id }, ownViews(work.viewer)] }, NO_VIEW);

/** Returns the caller's account, locked, so that acts that count or rename views run one after another. */
export async function lockOwner(work: Work): Promise<User> {
  if (!work.viewer) throw forbidden();
  const me = await work.forUpdate.find(User, { id: work.viewer.id }, "Usuario no encontrado");
  return me;
}

/** Refuses a name that another saved view of the list has. */
export async function refuseNamesake(work: Work, view: SavedView, name: string): Promise<void> {
  const others = await work.em.find(SavedView, { user: view.user, list: view.list, id: { $ne: view.id } });
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    throw conflict(`Ya tienes una vista con el nombre ${name}.`);
}
