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

/** Refusal of a person who does not exist or is out of reach. */
export const NO_USER = "Usuario no encontrado";

/**
 * Returns the people whom the viewer may list: administration and accounting everybody, managers and
 * leaders those below them.
 */
export function listedUsers(viewer: Viewer | null): FilterQuery<User> {
  if (!viewer) return { $or: [] };
  if (seesAll(viewer)) return { erasedAt: null, ...ofPeople };
  if (viewer.role === GERENTE) return { erasedAt: null, gerente: viewer.id };
  if (viewer.role === LIDER) return { erasedAt: null, lider: viewer.id };
  return { $or: [] };
}

/** Returns the people whose record the viewer may open: those they may list, and themselves. */
export const visibleUsers = (viewer: Viewer | null): FilterQuery<User> => ({
  $or: [{ id: viewer?.id ?? 0, ...ofPeople }, listedUsers(viewer)],
});

/**
 * Loads and locks a person with whom the viewer can do an act now.
 * @throws Refusal NOT_FOUND `Usuario no encontrado` outside the scope, else the refusal of their acts table.
 */
export async function lockFor(work: Work, act: UserAct, id: number): Promise<User> {
  const user = await lockVisible(work, id);
  await refuseUserAct(work, user, act);
  return user;
}

/** Locks a person and who takes their place, if anybody, in the order of locks, before either is loaded. */
export async function lockWithSuccessor(
  work: Work,
  id: number,
  successorId: number | null | undefined,
): Promise<void> {
  if (successorId != null) await lockPeople(work, [id, successorId]);
}

/** Loads and locks a person whom the viewer sees. NOT_FOUND `Usuario no encontrado`. */
export async function lockVisible(work: Work, id: number): Promise<User> {
  const user = await work.forUpdate.find(User, { $and: [{ id }, visibleUsers(work.viewer)] }, NO_USER);
  return user;
}
