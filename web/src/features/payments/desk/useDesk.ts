import { paymentQueueOrder } from "@travesia/api/payments/payment/payment.rules";
import { useList } from "../../../base/lists/useList.ts";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { useQueue } from "../../../ui/desk/useQueue.ts";
import { useReach } from "../../../ui/desk/useReach.ts";
import { usePaymentActs } from "../payment/payment.acts.tsx";
import { usePaymentDeskQuery } from "../payment/payments.generated.ts";

/** Milliseconds between two refreshes that load other people's decisions. */
const ASKED_EVERY = 30_000;

/** Returns the state of the workspace: the pending payments, the selected payment, and the acts on it. */
export function useDesk() {
  const { limit, stand } = useReach();
  const listed = useList(paymentQueueOrder);
  const { order, direction } = listed.variables;
  const read = usePaymentDeskQuery({
    variables: { limit, order, direction },
    fetchPolicy: "cache-and-network",
    pollInterval: ASKED_EVERY,
  });
  const waiting = lastAnswer(read)?.paymentQueue;
  const payments = waiting?.items;
  const { item: payment, settle, ...queue } = useQueue(payments);
  if (waiting) stand(queue.place, waiting.items.length, waiting.total);
  const actions = usePaymentActs({ onDecided: settle });
  return { ...queue, listed, read, payments, payment, actions };
}
