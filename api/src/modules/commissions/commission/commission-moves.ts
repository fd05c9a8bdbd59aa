import type { Moves } from "../../../core/mutation/moves.ts";
import type { Commission } from "./commission.entity.ts";
import { commissionLifecycle, type CommissionStatus } from "./commission.lifecycle.ts";

/** How a commission moves. */
export const commissionMoves: Moves<Commission, CommissionStatus> = {
  lifecycle: commissionLifecycle,
  column: "status",
  reachedAt: { approved: "fechaAprobacion", paid: "fechaPago" },
};
