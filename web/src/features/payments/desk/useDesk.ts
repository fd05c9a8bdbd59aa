import { useState } from "react";
import { usePaymentActions } from "../payment/usePaymentActions.ts";
import { type DeskPaymentFragment, usePaymentDeskQuery } from "../payment/payments.generated.ts";

/** How often the desk asks what other people decided, in milliseconds. */
const ASKED_EVERY = 30_000;

/**
 * The desk: the payments that wait, which of them is looked at, and the acts on it. What one decides oneself
 * makes room for the next; what another person decides stays in sight until one goes on.
 */
export function useDesk() {
  const read = usePaymentDeskQuery({ fetchPolicy: "cache-and-network", pollInterval: ASKED_EVERY });
  const payments = (read.data ?? read.previousData)?.paymentQueue.items;
  const [looked, setLooked] = useState<{ payment: DeskPaymentFragment; place: number } | null>(null);
  const actions = usePaymentActions({
    onDecided: (id) =>
      setLooked((at) => (at?.payment.id === id ? { ...at, payment: decided(at.payment) } : at)),
  });

  const select = (payment: DeskPaymentFragment | undefined, place: number) =>
    setLooked(payment ? { payment, place } : null);
  const at = payments?.findIndex(({ id }) => id === looked?.payment.id) ?? -1;
  const gone = at === -1 && looked !== null && looked.payment.status === "pending";
  const place = at === -1 ? Math.min(looked?.place ?? 0, Math.max((payments?.length ?? 0) - 1, 0)) : at;
  const payment = gone ? looked.payment : payments?.[place];
  // Who looks at the first one without choosing it looks at it all the same.
  if (payment && payment.id !== looked?.payment.id) select(payment, place);

  const step = (by: number) => {
    const to = gone ? place : place + by;
    if (payments?.[to]) select(payments[to], to);
    else if (gone) select(payments?.[0], 0);
  };
  return {
    read,
    payments,
    payment,
    place,
    gone,
    actions,
    select,
    next: () => step(1),
    previous: () => step(-1),
  };
}

/** A payment that one decided oneself is no surprise when it leaves the queue. */
const decided = (payment: DeskPaymentFragment): DeskPaymentFragment => ({ ...payment, status: "verified" });
