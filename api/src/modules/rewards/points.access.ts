import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../core/auth/viewer.ts";
import { may } from "../accounts/permissions.rules.ts";
import type { PointMovement } from "./point-movement.entity.ts";

/** Returns the filter of a person's movements, without payments that were too small to earn a point. */
export const movementsOf = (userId: number): FilterQuery<PointMovement> => ({
  user: userId,
  points: { $ne: 0 },
});

/**
 * Returns the filter of the movements that a viewer may see: the viewer's own; for people who adjust points,
 * everyone's.
 */
export const visibleMovements = (viewer: Viewer | null): FilterQuery<PointMovement> =>
  may(viewer?.role, "adjustPoints") ? { points: { $ne: 0 } } : movementsOf(viewer?.id ?? 0);
