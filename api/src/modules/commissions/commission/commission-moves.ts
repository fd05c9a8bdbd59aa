import type { Moves } from "../../../core/mutation/moves.ts";
import type { Commission } from "./commission.entity.ts";
import { commissionLifecycle, type CommissionStatus } from "./commission.lifecycle.ts";

/** Transitions of a commission between its statuses. */
export const commissionMoves: Moves<Commission, CommissionStatus> = {
  lifecycle: commissionLifecycle,
  column: "status",
  reachedAt: { approved: "fechaAprobacion", paid: "fechaPago" },
};
