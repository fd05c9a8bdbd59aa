import { type Cop, formatCop } from "../../../core/colombia/cop.ts";

/** Totals of a client's payments, in COP. */
interface Sums {
  readonly price: Cop;
  /** Total of verified payments. */
  readonly paid: Cop;
  /** Total of pending payments: reported, registered, or sent to the card provider, and not verified yet. */
  readonly waiting: Cop;
  /** Balance: price minus paid amount, regardless of pending payments. */
  readonly owed: Cop;
  /** Amount left to pay: the balance minus pending payments; never below 0. */
  readonly left: Cop;
}

/** Labels of the totals, as shown to a client. */
export const sumLabels = {
  price: "Precio total",
  paid: "Pagado",
  owed: "Saldo",
  waiting: "Por verificar",
  left: "Te falta",
} as const satisfies Record<keyof Sums, string>;

/**
 * Returns the amount left to pay in COP: neither paid nor covered by pending payments, never below 0. It is
 * also the maximum amount for a new payment.
 */
export const leftToPay = (owed: Cop, waiting: Cop): Cop => Math.max(owed - waiting, 0);

/** Computes all totals from price, paid and pending amount. */
export const sumsOf = ({ price, paid, waiting }: Pick<Sums, "price" | "paid" | "waiting">): Sums => {
  const owed = price - paid;
  return { price, paid, waiting, owed, left: leftToPay(owed, waiting) };
};

/**
 * Returns the labelled totals that a client is shown, in order. The balance and its pending part are
 * included only when payments are pending. When the sale is over, nothing is left to pay.
 */
export function shownSums(sums: Sums, over = false): readonly (readonly [label: string, amount: Cop])[] {
  const shown: readonly (keyof Sums)[] = [
    ...(["price", "paid"] as const),
    ...(sums.waiting > 0 ? (over ? (["waiting"] as const) : (["owed", "waiting"] as const)) : []),
    ...(over ? [] : (["left"] as const)),
  ];
  return shown.map((name) => [sumLabels[name], sums[name]]);
}

/**
 * Returns the balance as text, with its pending part: `$ 2.000.000`, or `$ 2.000.000 ($ 500.000 por
 * verificar: te falta $ 1.500.000)`.
 */
export const balanceText = (owed: Cop, waiting: Cop): string =>
  waiting === 0
    ? formatCop(owed)
    : `${formatCop(owed)} (${formatCop(waiting)} por verificar: ` +
      `te falta ${formatCop(leftToPay(owed, waiting))})`;
