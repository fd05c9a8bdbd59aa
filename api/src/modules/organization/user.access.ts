import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../core/auth/viewer.ts";
import { forbidden } from "../../core/failure.ts";
import type { Work } from "../../core/mutation/work.ts";
import { GERENTE, LIDER } from "../accounts/permissions.rules.ts";
import { seesAll } from "../accounts/staff.rules.ts";
import { User } from "../accounts/account/user.entity.ts";
import { mayManage } from "./user.rules.ts";

/** What a person who does not exist, or is out of reach, is answered with. */
export const NO_USER = "Usuario no encontrado";

/**
 * The people whom somebody may list: administration and accounting everybody, managers and leaders those
 * below them.
 */
export function listedUsers(viewer: Viewer | null): FilterQuery<User> {
  if (!viewer) return { $or: [] };
  if (seesAll(viewer)) return { erasedAt: null };
  if (viewer.role === GERENTE) return { erasedAt: null, gerente: viewer.id };
  if (viewer.role === LIDER) return { erasedAt: null, lider: viewer.id };
  return { $or: [] };
}

/** The people whose record somebody may open: those they may list, and themselves. */
export const visibleUsers = (viewer: Viewer | null): FilterQuery<User> => ({
  $or: [{ id: viewer?.id ?? 0 }, listedUsers(viewer)],
});

/**
 * Loads and locks a person whom the viewer sees and manages.
 * @throws Refusal NOT_FOUND `Usuario no encontrado` out of sight, FORBIDDEN for a person of whom they may
 * only read.
 */
export async function lockManaged(work: Work, id: number): Promise<User> {
  const user = await lockVisible(work, id);
  refuseUnmanaged(work, user);
  return user;
}

/** Loads and locks a person whom the viewer sees. NOT_FOUND `Usuario no encontrado`. */
export async function lockVisible(work: Work, id: number): Promise<User> {
  const user = await work.find(User, { $and: [{ id }, visibleUsers(work.viewer)] }, NO_USER);
  await work.lock(user);
  return user;
}

/** @throws Refusal FORBIDDEN unless the viewer manages the person. */
export function refuseUnmanaged({ viewer }: Work, { id, role, lider, gerente }: User): void {
  if (!viewer || !mayManage(viewer, { id, role, liderId: lider?.id ?? null, gerenteId: gerente?.id ?? null }))
    throw forbidden();
}
