import type { ReadFilter } from "../../core/read/where.ts";
import type { User } from "./account/user.entity.ts";

/** The order in which people are offered. */
export const byName = { name: "asc", lastname: "asc", id: "asc" } as const;

/** People whose name or e-mail has these words; without words everybody. */
export const namedLike = (search: string | null | undefined): ReadFilter<User> =>
  search?.trim() ? { searchText: { $search: search } } : {};
