import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../../core/auth/viewer.ts";
import { may } from "../permissions.rules.ts";
import type { User } from "../account/user.entity.ts";
import { ofPeople } from "../people.ts";

/**
 * Returns the condition on users whose bank details a viewer may see and change: the viewer, and everybody
 * for people who handle money.
 */
export const visibleBanking = (viewer: Viewer | null): FilterQuery<User> =>
  may(viewer?.role, "manageBankingData") ? { erasedAt: null, ...ofPeople } : { id: viewer?.id ?? 0 };
