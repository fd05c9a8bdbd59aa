import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../core/auth/viewer.ts";
import type { ReadFilter } from "../../core/read/where.ts";
import type { User } from "./account/user.entity.ts";
import { GERENTE, LIDER } from "./permissions.rules.ts";

/** Condition on people: it excludes service accounts, which no list of people shows. */
export const ofPeople = { serviceRole: null } as const satisfies FilterQuery<User>;

/** Order in which people are listed: by name. */
export const byName = { name: "asc", lastname: "asc", id: "asc" } as const;

/**
 * Returns the filter on people whose name or e-mail contains these words; without words it matches everybody.
 */
export const namedLike = (search: string | null | undefined): ReadFilter<User> =>
  search?.trim() ? { searchText: { $search: search } } : {};

/**
 * Returns the condition on the people in a person's team today: themselves and, for leaders and managers,
 * everybody below them.
 */
export function peopleOfTeam({ id, role }: Viewer): FilterQuery<User> {
  if (role === LIDER) return { $or: [{ id }, { lider: id }] };
  return role === GERENTE ? { $or: [{ id }, { gerente: id }] } : { id };
}
