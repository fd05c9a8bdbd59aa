import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../../core/auth/viewer.ts";
import { seesAll } from "../../accounts/staff.rules.ts";
import type { AcquisitionDocument } from "./acquisition-document.entity.ts";

/**
 * Returns the documents that the viewer may see: administration and accounting all, sellers those made
 * out to them.
 */
export const visibleAcquisitions = (viewer: Viewer | null): FilterQuery<AcquisitionDocument> =>
  seesAll(viewer) ? {} : { vendedor: viewer?.id ?? 0 };

/**
 * Returns whether the viewer may open a document: administration and accounting any, sellers their own. A
 * manager who reads its commission may not.
 */
export const opensAcquisition = (
  viewer: Viewer | null,
  { vendedorId }: Pick<AcquisitionDocument, "vendedorId">,
): boolean => seesAll(viewer) || viewer?.id === vendedorId;
