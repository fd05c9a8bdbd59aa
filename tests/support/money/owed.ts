import type { Actor, ModelPayable, Money } from "./model.ts";

/** Money that is refunded to its client. */
export interface ModelRefund {
  /** Contract or reservation that was paid. */
  readonly payable: string;
  /** The payment in review that is refunded; null for a payment that counts. */
  readonly payment: string | null;
  readonly monto: number;
  /** Person who decided on it; null when it follows from another act. */
  readonly by: Actor | null;
  status: "owed" | "paid" | "annulled";
}

/** Opens a refund; of nothing there is none. */
export function owe({ refunds }: Money, refund: Omit<ModelRefund, "status" | "by">, by: Actor | null): void {
  if (refund.monto > 0) refunds.push({ ...refund, by, status: "owed" });
}

/** The refunds of the counted payments of a thing. */
const refundsOf = ({ refunds }: Money, payable: string, ...statuses: readonly ModelRefund["status"][]) =>
  refunds.filter((one) => one.payable === payable && one.payment === null && statuses.includes(one.status));
const sum = (refunds: readonly ModelRefund[]) => refunds.reduce((all, { monto }) => all + monto, 0);

/** Returns the refunds paid for a contract or reservation, in COP. */
export const goneOf = (money: Money, payable: string): number => sum(refundsOf(money, payable, "paid"));

/**
 * Returns the part of the `paid` amount (COP) that was neither refunded nor is owed; below zero after a
 * reversal.
 */
export const leftOf = (money: Money, payable: string, paid: number): number =>
  paid - sum(refundsOf(money, payable, "owed", "paid"));

/**
 * Reduces the owed refunds to the payments that count: after a reversal the newest refunds are annulled, and
 * the rest of the last one is owed again.
 */
export function shrink(money: Money, payable: string, paid: number): void {
  const owed = refundsOf(money, payable, "owed").reverse();
  let left = leftOf(money, payable, paid);
  for (const refund of owed) {
    if (left >= 0) return;
    refund.status = "annulled";
    left += refund.monto;
    if (left > 0) owe(money, { payable, payment: null, monto: left }, refund.by);
  }
}

/** A payment in review that was to be refunded, and that the provider reversed itself, is owed no longer. */
export function drop({ refunds }: Money, payment: string): void {
  const refund = refunds.find((one) => one.payment === payment && one.status === "owed");
  if (refund) refund.status = "annulled";
}

/** A reservation that ends refunds its payments. */
export const giveBack = (money: Money, { id }: ModelPayable, paid: number): void =>
  owe(money, { payable: id, payment: null, monto: paid }, null);
