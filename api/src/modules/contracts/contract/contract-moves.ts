import type { Moves } from "../../../core/mutation/moves.ts";
import type { Contract } from "./contract.entity.ts";
import { contractLifecycle, type ContractStatus } from "./contract.lifecycle.ts";

/** Status transitions of a contract; an active contract may be sent again. */
export const contractMoves: Moves<Contract, ContractStatus> = {
  lifecycle: contractLifecycle,
  column: "status",
  reachedAt: { active: "sentAt", signed: "signedAt", completed: "completedAt", cancelled: "cancelledAt" },
  again: ["active"],
};
