import type { Moves } from "../../../core/mutation/moves.ts";
import type { Chargeback } from "./chargeback.entity.ts";
import { chargebackLifecycle, type ChargebackStatus } from "./chargeback.lifecycle.ts";

/** Status changes of a case: it is answered or dropped once, and the provider's reversal is final. */
export const chargebackMoves: Moves<Chargeback, ChargebackStatus> = {
  lifecycle: chargebackLifecycle,
  column: "status",
  reachedAt: {
    procede: "decidedAt",
    no_procede: "decidedAt",
    desistido: "decidedAt",
    reversado: "decidedAt",
  },
};
