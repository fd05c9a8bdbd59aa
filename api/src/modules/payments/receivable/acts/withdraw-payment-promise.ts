import type { Work } from "../../../../core/mutation/work.ts";
import { visibleContracts } from "../../../contracts/contract/contract.access.ts";
import { PaymentPromise } from "../payment-promise.entity.ts";

/**
 * Withdraws a client's promise, so that reminders continue. A promise that is no longer in force is not
 * changed.
 */
export async function withdrawPaymentPromise(work: Work, { id }: { id: string }): Promise<boolean> {
  const visible = { contract: visibleContracts(work.viewer, null) } as never;
  const promise = await work.forUpdate.find(
    PaymentPromise,
    { $and: [{ id }, visible] },
    "Promesa no encontrada",
  );
  if (promise.withdrawnAt) return true;
  promise.withdrawnAt = work.now;
  work.audit("contract.promise-withdrawn", promise.contract.id, { monto: promise.monto, day: promise.day });
  return true;
}
