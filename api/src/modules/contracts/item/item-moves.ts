import type { Moves } from "../../../core/mutation/moves.ts";
import type { ContractItem } from "./item.entity.ts";
import { itemLifecycle, type ItemStatus } from "./item.lifecycle.ts";

/** Status transitions of an item; their dates are stored on its purchase. */
export const itemMoves: Moves<ContractItem, ItemStatus> = {
  lifecycle: itemLifecycle,
  column: "status",
  reachedAt: {},
};
