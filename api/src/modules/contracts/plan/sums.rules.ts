import { type Cop, formatCop } from "../../../core/cop.ts";

/** Sums of a client's payments, in COP. */
interface Sums {
  readonly price: Cop;
  /** Verified payments. */
  readonly paid: Cop;
  /** Spoken for: reported or registered, or sent to the card provider, and not verified yet. */
  readonly waiting: Cop;
  /** Price less the paid amount: the balance, whether or not payments wait. */
  readonly owed: Cop;
  /** Amount that is still to be paid: the balance less waiting payments; never below 0. */
  readonly left: Cop;
}

/** Names of the sums wherever a client reads them. */
export const sumLabels = {
  price: "Precio total",
  paid: "Pagado",
  owed: "Saldo",
  waiting: "Por verificar",
  left: "Te falta",
} as const satisfies Record<keyof Sums, string>;

/**
 * Returns the amount that is still to be paid, in COP, which is also the most that may be registered: neither
 * paid nor covered by waiting payments; never below 0.
 */
export const leftToPay = (owed: Cop, waiting: Cop): Cop => Math.max(owed - waiting, 0);

/** Returns all sums by the three that are counted. */
export const sumsOf = ({ price, paid, waiting }: Pick<Sums, "price" | "paid" | "waiting">): Sums => {
  const owed = price - paid;
  return { price, paid, waiting, owed, left: leftToPay(owed, waiting) };
};

/**
 * Returns the sums that a client is shown, named, in their order. The balance and its waiting part are
 * included only when payments wait. When the sale is over, nothing is left to pay.
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
 * Returns the balance in words, with its waiting part: `$ 2.000.000`, or `$ 2.000.000 ($ 500.000 por
 * verificar: te falta $ 1.500.000)`.
 */
export const balanceText = (owed: Cop, waiting: Cop): string =>
  waiting === 0
    ? formatCop(owed)
    : `${formatCop(owed)} (${formatCop(waiting)} por verificar: ` +
      `te falta ${formatCop(leftToPay(owed, waiting))})`;
