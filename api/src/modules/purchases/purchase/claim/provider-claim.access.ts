import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../../../core/auth/viewer.ts";
import { may } from "../../../accounts/permissions.rules.ts";
import type { ProviderClaim } from "./provider-claim.entity.ts";

/** Returns the filter of providers' debts that the viewer may see: all, for viewers who see costs. */
export const visibleClaims = (viewer: Viewer | null): FilterQuery<ProviderClaim> =>
  may(viewer?.role, "readPurchases") ? {} : { id: null };
