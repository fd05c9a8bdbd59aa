import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../../core/auth/viewer.ts";
import { may } from "../../accounts/permissions.rules.ts";
import type { CommissionPayout } from "./commission-payout.entity.ts";

/** Returns the payments that the viewer may see: administration and accounting all, the others none. */
export const visiblePayouts = (viewer: Viewer | null): FilterQuery<CommissionPayout> =>
  may(viewer?.role, "payCommissions") ? {} : { id: { $in: [] } };
