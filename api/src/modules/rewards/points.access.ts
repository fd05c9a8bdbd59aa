import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../core/auth/viewer.ts";
import { may } from "../accounts/permissions.rules.ts";
import type { PointMovement } from "./point-movement.entity.ts";

/** Returns a person's movements, without payments that were too small for a point. */
export const movementsOf = (userId: number): FilterQuery<PointMovement> => ({
  user: userId,
  points: { $ne: 0 },
});

/**
 * Returns the condition on the movements that a viewer may see: their own; everybody's for the people who
 * adjust points.
 */
export const visibleMovements = (viewer: Viewer | null): FilterQuery<PointMovement> =>
  may(viewer?.role, "adjustPoints") ? { points: { $ne: 0 } } : movementsOf(viewer?.id ?? 0);
