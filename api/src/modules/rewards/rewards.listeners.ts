import { type Listener, on } from "../../core/events/listeners.ts";
import type { Work } from "../../core/mutation/work.ts";
import { Contract } from "../contracts/contract/contract.entity.ts";
import { Payment } from "../payments/payment/payment.entity.ts";
import "../payments/payment/payment.events.ts";
import { creditPoints } from "./acts/credit-points.ts";
import { takeBackPoints } from "./acts/take-back-points.ts";

async function creditPayment(
  work: Work,
  { paymentId, contractId }: { paymentId: string; contractId: string },
): Promise<void> {
  const { account } = await work.em.findOneOrFail(Contract, { id: contractId });
  if (!account) return;
  const { monto } = await work.em.findOneOrFail(Payment, { id: paymentId });
  await creditPoints(work, { customerId: account.id, source: "payment", sourceId: paymentId, amount: monto });
}

/**
 * What makes points: payments of contracts. A paid reservation tells of itself in the same way, with `source:
 * "reservation"`.
 */
export const rewardListeners: readonly Listener[] = [
  on("payment.verified", creditPayment),
  on("payment.reversed", (work, { paymentId }) =>
    takeBackPoints(work, { source: "payment", sourceId: paymentId }),
  ),
];
