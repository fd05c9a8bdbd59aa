import { Refusal } from "../failure.ts";

/**
 * An amount in whole Colombian pesos, a safe integer; negative only for differences, profits and adjustments.
 */
export type Cop = number;

/** Sentence shown when an amount is not a whole number of pesos. */
export const wholePesosOnly = "El valor debe ser un número entero de pesos";

/** Sentence shown when amounts exceed the largest safe integer: about nine thousand million million pesos. */
const tooMuch = "Los valores son demasiado altos";

/** Returns whether a value is an amount in whole pesos. */
export const isCop = (value: unknown): boolean => Number.isSafeInteger(value);

/**
 * Asserts that a number is an amount in whole pesos. A RangeError means a bug in the caller, not invalid
 * input.
 */
export function cop(value: number): Cop {
  if (!isCop(value)) throw new RangeError(`${value} is not a whole amount of pesos`);
  return value === 0 ? 0 : value;
}

/** Returns the sum of amounts in COP; 0 without amounts. */
export const sum = (amounts: Iterable<Cop>): Cop =>
  exact([...amounts].reduce((total, amount) => total + BigInt(cop(amount)), 0n));

/** Returns an amount multiplied by a whole number, in COP. */
export const times = (amount: Cop, count: number): Cop => exact(BigInt(cop(amount)) * BigInt(count));

/**
 * Returns a percentage of an amount in COP, rounded half up to the peso. `percent` has at most two decimals
 * (15 is 15 %). @throws RangeError otherwise.
 */
export function percentOf(amount: Cop, percent: number): Cop {
  return exact(divideHalfUp(BigInt(cop(amount)) * BigInt(hundredths(percent)), 10_000n));
}

/**
 * Returns a per-mille share of an amount in COP, rounded half up to the peso. `rate` has at most two decimals
 * (9.66 is 9.66 ‰). @throws RangeError otherwise.
 */
export function perThousandOf(amount: Cop, rate: number): Cop {
  return exact(divideHalfUp(BigInt(cop(amount)) * BigInt(hundredths(rate)), 100_000n));
}

/**
 * Removes an included percentage, such as a tax, from an amount in COP, rounded half up to the peso.
 * `percent` has at most two decimals. @throws RangeError otherwise.
 */
export function withoutPercent(amount: Cop, percent: number): Cop {
  return exact(divideHalfUp(BigInt(cop(amount)) * 10_000n, 10_000n + BigInt(hundredths(percent))));
}

/**
 * Divides an amount in COP by `count`, rounded up to the peso, so that `count` shares are never less than the
 * amount.
 */
export function divideUp(amount: Cop, count: number): Cop {
  const by = BigInt(count);
  if (by < 1n) throw new RangeError(`cannot divide among ${count}`);
  const quotient = BigInt(cop(amount)) / by;
  return exact(quotient * by < BigInt(amount) ? quotient + 1n : quotient);
}

/**
 * Splits an amount of at least 0 into `count` equal parts in COP; the last part includes the remainder, so
 * the parts add up to the amount.
 */
export function split(total: Cop, count: number): Cop[] {
  if (!Number.isInteger(count) || count < 1 || cop(total) < 0)
    throw new RangeError(`cannot split ${total} in ${count}`);
  const part = Math.floor(total / count);
  return Array.from({ length: count }, (_, index) =>
    index === count - 1 ? total - part * (count - 1) : part,
  );
}

/**
 * Returns the amounts of a plan as whole pesos that add up exactly to `total`; null when they do not. Whole
 * amounts must add up without rounding. When an amount has cents, as in an even split, and the sum is within
 * one peso of the total, each amount is rounded and the last one includes the difference.
 */
export function wholePlanAmounts(amounts: readonly number[], total: Cop): Cop[] | null {
  if (amounts.length === 0 || !amounts.every(Number.isFinite)) return null;
  if (amounts.every(isCop)) return sum(amounts) === total ? [...amounts] : null;
  const cents = amounts.reduce((all, amount) => all + Math.round(amount * 100), 0);
  if (Math.abs(cents - total * 100) > 100) return null;
  const rounded = amounts.slice(0, -1).map((amount) => Math.round(amount));
  return [...rounded, total - sum(rounded)];
}

/**
 * Returns `part` as a percentage of `whole` (50 is 50 %), rounded half up to `decimals`; null when the whole
 * is 0.
 */
export function percentage(part: Cop, whole: Cop, decimals: number): number | null {
  if (cop(whole) === 0) return null;
  const scale = 10 ** decimals;
  return cop(Number(divideHalfUp(BigInt(cop(part)) * 100n * BigInt(scale), BigInt(whole)))) / scale;
}

const pesos = new Intl.NumberFormat("es-CO", {
  style: "currency",
  currency: "COP",
  maximumFractionDigits: 0,
});

/** Returns an amount in Colombian format: `$ 1.234.567`, with the non-breaking space that Intl inserts. */
export const formatCop = (amount: Cop): string => pesos.format(cop(amount));

/** Returns hundredths of a peso as text, with cents only if there are some: `$ 37.346`, `-$ 0,52`. */
export function formatCents(hundredths: number): string {
  const size = Math.abs(hundredths);
  const cents = size % 100;
  const whole = formatCop(Math.trunc(size / 100));
  return `${hundredths < 0 ? "-" : ""}${whole}${cents === 0 ? "" : `,${String(cents).padStart(2, "0")}`}`;
}

/**
 * Parses the amount of a request: a number or a text, possibly negative; `84000.00` is accepted as whole.
 * `84.000` is refused, because it is eighty-four thousand to a Colombian and eighty-four to a program.
 * @throws Refusal BAD_USER_INPUT with {@link wholePesosOnly} for cents and everything that is not an amount.
 */
export function parseCop(input: unknown): Cop {
  const text = typeof input === "string" ? input.trim() : "";
  const value = /^-?\d+(\.0{1,2})?$/.test(text) ? Number(text) : input;
  if (typeof value !== "number" || !isCop(value)) throw new Refusal("BAD_USER_INPUT", wholePesosOnly);
  return cop(value);
}

/** Returns whether a percentage fits numeric(5,2): at least 0, below 1000, two decimals at most. */
export const isPercent = (value: unknown): value is number =>
  typeof value === "number" &&
  value >= 0 &&
  value < 1000 &&
  Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

function hundredths(percent: number): number {
  if (!isPercent(percent)) throw new RangeError(`${percent} is not a percentage with two decimals`);
  return Math.round(percent * 100);
}

// Away from zero in the middle, so that the reversal of an amount is exactly its negative.
function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const negative = dividend < 0n !== divisor < 0n;
  const [a, b] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  const rounded = (2n * a + b) / (2n * b);
  return negative ? -rounded : rounded;
}

// Each amount was valid alone: a result that is too high is a fault of the input and not a defect.
function exact(amount: bigint): Cop {
  if (!isCop(Number(amount))) throw new Refusal("BAD_USER_INPUT", tooMuch);
  return cop(Number(amount));
}
