/** Maximum number of steps between the lowest and the highest grid line of a strip. */
const STEPS = 3;

/**
 * Returns the grid lines of a strip, lowest to highest: round values that cover all of `data` and zero.
 * `stripLines([4, 11])` is `[0, 5, 10, 15]`; without data `[0]`.
 */
export function stripLines(data: readonly number[]): number[] {
  const [low, high] = [Math.min(0, ...data), Math.max(0, ...data)];
  if (low === high) return [0];
  const size = 10 ** Math.floor(Math.log10((high - low) / STEPS));
  const count = (step: number) => Math.ceil(high / step) - Math.floor(low / step);
  const step = [1, 2, 5, 10, 20].map((part) => part * size).find((one) => count(one) <= STEPS)!;
  return Array.from({ length: count(step) + 1 }, (_, place) => (Math.floor(low / step) + place) * step);
}
