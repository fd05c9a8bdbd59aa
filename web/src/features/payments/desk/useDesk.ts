import { useQueue } from "../../../ui/desk/useQueue.ts";
import { usePaymentActions } from "../payment/usePaymentActions.ts";
import { usePaymentDeskQuery } from "../payment/payments.generated.ts";

/** How often the desk asks what other people decided, in milliseconds. */
const ASKED_EVERY = 30_000;

/** The desk: the payments that wait, which of them is looked at, and the acts on it. */
export function useDesk() {
  const read = usePaymentDeskQuery({ fetchPolicy: "cache-and-network", pollInterval: ASKED_EVERY });
  const payments = (read.data ?? read.previousData)?.paymentQueue.items;
  const { item: payment, settle, ...queue } = useQueue(payments);
  const actions = usePaymentActions({ onDecided: settle });
  return { ...queue, read, payments, payment, actions };
}
