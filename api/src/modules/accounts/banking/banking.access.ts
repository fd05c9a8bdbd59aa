import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../../core/auth/viewer.ts";
import { may } from "../permissions.rules.ts";
import type { User } from "../account/user.entity.ts";

/** Whose bank details somebody may see and change: their own; those who handle money, everybody's. */
export const visibleBanking = (viewer: Viewer | null): FilterQuery<User> =>
  may(viewer?.role, "manageBankingData") ? { erasedAt: null } : { id: viewer?.id ?? 0 };
