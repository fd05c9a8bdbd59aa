import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../core/auth/viewer.ts";
import { may } from "../accounts/permissions.rules.ts";
import type { MonthClosing } from "./month-closing.entity.ts";

/** Whoever closes months sees when which one was closed; the others know only of those that are. */
export const visibleClosings = (viewer: Viewer | null): FilterQuery<MonthClosing> =>
  may(viewer?.role, "closeMonths") ? {} : { $or: [] };
