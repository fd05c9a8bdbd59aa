import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../../core/auth/viewer.ts";
import { seesAll } from "../../accounts/staff.rules.ts";
import type { AcquisitionDocument } from "./acquisition-document.entity.ts";

/**
 * Returns the condition on documents that the viewer may see: all for administration and accounting; for
 * sellers, the ones issued for their own commissions.
 */
export const visibleAcquisitions = (viewer: Viewer | null): FilterQuery<AcquisitionDocument> =>
  seesAll(viewer) ? {} : { vendedor: viewer?.id ?? 0 };

/**
 * Returns whether the viewer may open a document: any for administration and accounting, their own for
 * sellers. A manager who may see the commission may not open its document.
 */
export const opensAcquisition = (
  viewer: Viewer | null,
  { vendedorId }: Pick<AcquisitionDocument, "vendedorId">,
): boolean => seesAll(viewer) || viewer?.id === vendedorId;
