import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../../core/auth/viewer.ts";
import { visibleSellers } from "../commission/commission.access.ts";
import type { CommissionStatement } from "./commission-statement.entity.ts";

/**
 * Returns the condition on statements that the viewer may open: statements of sellers whose monthly data the
 * viewer may see.
 */
export const visibleStatements = (viewer: Viewer | null): FilterQuery<CommissionStatement> => ({
  vendedor: visibleSellers(viewer),
});
