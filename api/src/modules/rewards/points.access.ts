import type { FilterQuery } from "@mikro-orm/core";
import type { PointMovement } from "./point-movement.entity.ts";

/** A person's movements; what was too little for a point is no news. */
export const movementsOf = (userId: number): FilterQuery<PointMovement> => ({
  user: userId,
  points: { $ne: 0 },
});
