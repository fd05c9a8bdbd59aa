import type { Moves } from "../../../core/mutation/moves.ts";
import type { ContractItem } from "./item.entity.ts";
import { itemLifecycle, type ItemStatus } from "./item.lifecycle.ts";

/** Moves of an item between its statuses; the dates are on its purchase. */
export const itemMoves: Moves<ContractItem, ItemStatus> = {
  lifecycle: itemLifecycle,
  column: "status",
  reachedAt: {},
};
