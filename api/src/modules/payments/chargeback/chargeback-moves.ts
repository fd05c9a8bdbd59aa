import type { Moves } from "../../../core/mutation/moves.ts";
import type { Chargeback } from "./chargeback.entity.ts";
import { chargebackLifecycle, type ChargebackStatus } from "./chargeback.lifecycle.ts";

/** How a case moves: it is answered or given up once, and the provider has the last word. */
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
