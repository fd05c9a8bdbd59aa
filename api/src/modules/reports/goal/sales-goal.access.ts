import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../../core/auth/viewer.ts";
import type { User } from "../../accounts/account/user.entity.ts";
import { GERENTE, may } from "../../accounts/permissions.rules.ts";
import { earnerRoles } from "../../accounts/staff.rules.ts";
import { visibleUsers } from "../../organization/user.access.ts";

const sellers: FilterQuery<User> = { role: { $in: earnerRoles }, isActive: true, erasedAt: null };

/** Returns the people whose goals the viewer reads: the sellers in their reach, including themselves. */
export const followedSellers = (viewer: Viewer | null): FilterQuery<User> => ({
  $and: [sellers, visibleUsers(viewer)],
});

/** Returns the people whose goals the viewer sets: a manager their team's, administration anybody's. */
export const guidedSellers = (viewer: Viewer | null): FilterQuery<User> => {
  if (!may(viewer?.role, "setGoals")) return { $or: [] };
  return viewer?.role === GERENTE ? { $and: [sellers, { gerente: viewer.id }] } : sellers;
};
