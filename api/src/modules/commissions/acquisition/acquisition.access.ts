import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../../core/auth/viewer.ts";
import { seesAll } from "../../accounts/staff.rules.ts";
import type { AcquisitionDocument } from "./acquisition-document.entity.ts";

/** Returns the documents somebody may see: administration and accounting all, sellers those made to them. */
export const visibleAcquisitions = (viewer: Viewer | null): FilterQuery<AcquisitionDocument> =>
  seesAll(viewer) ? {} : { vendedor: viewer?.id ?? 0 };

/**
 * Returns whether somebody may open the document of one: who reads its commission alone, such as a manager,
 * may not.
 */
export const opensAcquisition = (
  viewer: Viewer | null,
  { vendedorId }: Pick<AcquisitionDocument, "vendedorId">,
): boolean => seesAll(viewer) || viewer?.id === vendedorId;
