import { type Listener, on } from "../../core/events/listeners.ts";
import type { Work } from "../../core/mutation/work.ts";
import type { PayableRef } from "../payments/payable/payable.ts";
import { loadPayable } from "../payments/payable/payable-kinds.ts";
import { Payment } from "../payments/payment/payment.entity.ts";
import { Refund } from "../payments/refund/refund.entity.ts";
import { Reservation } from "../reservations/reservation.entity.ts";
import { creditPoints } from "./acts/credit-points.ts";
import { reversePointsOfRefund } from "./acts/reverse-points-of-refund.ts";
import { reversePoints } from "./acts/reverse-points.ts";

async function creditPayment(
  work: Work,
  { paymentId, payable }: { paymentId: string; payable: PayableRef },
): Promise<void> {
  const { clientId, pointsAsPaid } = await loadPayable(work, payable);
  if (clientId === null || !pointsAsPaid) return;
  const { monto } = await work.em.findOneOrFail(Payment, { id: paymentId });
  await creditPoints(work, { customerId: clientId, source: "payment", sourceId: paymentId, amount: monto });
}

/** Deducts the points of a refund of verified payments; other payments earned no points. */
async function reverseRefunded(
  work: Work,
  { refundId, payable: ref }: { refundId: string; payable: PayableRef },
): Promise<void> {
  const { clientId, pointsAsPaid } = await loadPayable(work, ref);
  const { monto: amount, payment } = await work.em.findOneOrFail(Refund, { id: refundId });
  if (clientId === null || !pointsAsPaid || payment !== null) return;
  await reversePointsOfRefund(work, { customerId: clientId, refundId, amount });
}

/**
 * Listeners that credit points for verified payments and deduct them after reversals and refunds;
 * reservations earn points when they become paid.
 */
export const rewardListeners: readonly Listener[] = [
  on("payment.verified", creditPayment),
  on("payment.reversed", (work, { paymentId }) =>
    reversePoints(work, { source: "payment", sourceId: paymentId }),
  ),
  on("refund.paid", reverseRefunded),
  on("reservation.paid", async (work, { reservationId, payingId }) => {
    const { customer, totalPrice } = await work.em.findOneOrFail(Reservation, { id: reservationId });
    const [customerId, amount] = [customer.id, totalPrice];
    await creditPoints(work, { customerId, source: "reservation", sourceId: payingId, amount });
  }),
  on("reservation.unpaid", (work, { payingId }) =>
    reversePoints(work, { source: "reservation", sourceId: payingId }),
  ),
];
