import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../../core/auth/viewer.ts";
import { may } from "../../accounts/permissions.rules.ts";
import type { CommissionPayout } from "./commission-payout.entity.ts";

/**
 * Returns the condition on payments that the viewer may see: all for administration and accounting, none for
 * others.
 */
export const visiblePayouts = (viewer: Viewer | null): FilterQuery<CommissionPayout> =>
  may(viewer?.role, "payCommissions") ? {} : { id: { $in: [] } };
