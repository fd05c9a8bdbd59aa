import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../core/auth/viewer.ts";
import { may } from "../accounts/permissions.rules.ts";
import type { MonthClosing } from "./month-closing.entity.ts";

/**
 * Returns the condition on closings whose details a viewer may see: all for the people who close months, none
 * for others, who only see which months are closed.
 */
export const visibleClosings = (viewer: Viewer | null): FilterQuery<MonthClosing> =>
  may(viewer?.role, "closeMonths") ? {} : { $or: [] };
