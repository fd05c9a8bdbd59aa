import { type Listener, on } from "../../../core/events/listeners.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { Retracto } from "../../payments/retracto/retracto.entity.ts";
import { voidCommissions } from "./acts/void-commissions.ts";
import { generateCommissions } from "./generate-commissions.ts";

/**
 * Listeners that create commissions when a contract is completed, and void them when it is cancelled or
 * retracted. They run in the same transaction, with the contract's row locked.
 */
export const commissionListeners: readonly Listener[] = [
  on("contract.completed", async (work, { contractId }) => {
    if ((await work.em.count(Retracto, { contract: contractId })) > 0) return;
    await generateCommissions(work, await work.em.findOneOrFail(Contract, { id: contractId }));
  }),
  on("contract.cancelled", voidCommissions),
  // Only the flight is left, at its cost: no commission is earned.
  on("contract.retracted", async (work, { contractId, keepsFlight }) => {
    if (keepsFlight) await voidCommissions(work, { contractId });
  }),
];
