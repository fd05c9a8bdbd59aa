import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../../core/auth/viewer.ts";
import type { User } from "../../accounts/account/user.entity.ts";
import { GERENTE, may } from "../../accounts/permissions.rules.ts";
import { earnerRoles } from "../../accounts/staff.rules.ts";
import { visibleUsers } from "../../organization/user.access.ts";

const sellers: FilterQuery<User> = { role: { $in: earnerRoles }, isActive: true, erasedAt: null };

/**
 * Returns the filter of the people whose goals the viewer may read: the sellers whom the viewer may see,
 * including the viewer.
 */
export const followedSellers = (viewer: Viewer | null): FilterQuery<User> => ({
  $and: [sellers, visibleUsers(viewer)],
});

/**
 * Returns the filter of the people whose goals the viewer may set: for a manager the team, for administration
 * everyone.
 */
export const guidedSellers = (viewer: Viewer | null): FilterQuery<User> => {
  if (!may(viewer?.role, "setGoals")) return { $or: [] };
  return viewer?.role === GERENTE ? { $and: [sellers, { gerente: viewer.id }] } : sellers;
};
