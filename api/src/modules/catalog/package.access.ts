import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../core/auth/viewer.ts";
import type { Work } from "../../core/mutation/work.ts";
import { may } from "../accounts/permissions.rules.ts";
import { Package } from "./package.entity.ts";

export const NO_PACKAGE = "Paquete no encontrado";

/**
 * Returns the condition on packages that a viewer may see: all for people who manage packages, otherwise the
 * ones that are not archived.
 */
export const visiblePackages = (viewer: Viewer | null): FilterQuery<Package> =>
  viewer?.isActive && may(viewer.role, "managePackages") ? {} : { archivedAt: null };

/** Loads a package that the viewer may see, and locks it. NOT_FOUND `Paquete no encontrado`. */
export async function lockPackage(work: Work, id: number): Promise<Package> {
  const found = await work.forUpdate.find(
    Package,
    { $and: [{ id }, visiblePackages(work.viewer)] },
    NO_PACKAGE,
  );
  return found;
}
