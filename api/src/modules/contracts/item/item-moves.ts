import type { Moves } from "../../../core/mutation/moves.ts";
import type { ContractItem } from "./item.entity.ts";
import { itemLifecycle, type ItemStatus } from "./item.lifecycle.ts";

/** How an item moves; its purchase has the dates. */
export const itemMoves: Moves<ContractItem, ItemStatus> = {
  lifecycle: itemLifecycle,
  column: "status",
  reachedAt: {},
};
