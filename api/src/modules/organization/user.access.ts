import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../core/auth/viewer.ts";
import type { Work } from "../../core/mutation/work.ts";
import { GERENTE, LIDER } from "../accounts/permissions.rules.ts";
import { ofPeople } from "../accounts/people.ts";
import { seesAll } from "../accounts/staff.rules.ts";
import { lockPeople } from "../accounts/account/lock-people.ts";
import { User } from "../accounts/account/user.entity.ts";
import type { UserAct } from "./user.acts.rules.ts";
import { refuseUserAct } from "./user-state.ts";

/** Message for a person who does not exist or is out of scope. */
export const NO_USER = "Usuario no encontrado";

/**
 * Returns the people whom the viewer may list: for administration and accounting everybody, for managers and
 * leaders the people below them.
 */
export function listedUsers(viewer: Viewer | null): FilterQuery<User> {
  if (!viewer) return { $or: [] };
  if (seesAll(viewer)) return { erasedAt: null, ...ofPeople };
  if (viewer.role === GERENTE) return { erasedAt: null, gerente: viewer.id };
  if (viewer.role === LIDER) return { erasedAt: null, lider: viewer.id };
  return { $or: [] };
}

/** Returns the people whose record the viewer may open: the people whom they may list, and themselves. */
export const visibleUsers = (viewer: Viewer | null): FilterQuery<User> => ({
  $or: [{ id: viewer?.id ?? 0, ...ofPeople }, listedUsers(viewer)],
});

/**
 * Loads and locks a person if the viewer can do an act with their account now.
 * @throws Refusal NOT_FOUND `Usuario no encontrado` outside the scope, otherwise the refusal from the table
 * of acts.
 */
export async function lockFor(work: Work, act: UserAct, id: number): Promise<User> {
  const user = await lockVisible(work, id);
  await refuseUserAct(work, user, act);
  return user;
}

/** Locks a person and the successor, if there is one, in the fixed lock order, before either is loaded. */
export async function lockWithSuccessor(
  work: Work,
  id: number,
  successorId: number | null | undefined,
): Promise<void> {
  if (successorId != null) await lockPeople(work, [id, successorId]);
}

/** Loads and locks a person in the viewer's scope. NOT_FOUND `Usuario no encontrado`. */
export async function lockVisible(work: Work, id: number): Promise<User> {
  const user = await work.forUpdate.find(User, { $and: [{ id }, visibleUsers(work.viewer)] }, NO_USER);
  return user;
}
