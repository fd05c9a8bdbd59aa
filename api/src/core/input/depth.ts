/**
 * Maximum depth of nested objects and lists: far more than any input of ours, far less than would overflow
 * the stack.
 */
const DEEPEST = 64;

/** Returns whether a JSON value is nested more deeply than our code may traverse. */
export function isTooDeep(value: unknown): boolean {
  let level = containersIn([value]);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === DEEPEST) return true;
    level = level.flatMap((container) => containersIn(Object.values(container)));
  }
  return false;
}

// Only values that were read from JSON are searched: not instants, not files.
const containersIn = (values: readonly unknown[]): object[] =>
  values.filter(
    (value): value is object =>
      typeof value === "object" &&
      value !== null &&
      [Object.prototype, Array.prototype, null].includes(Object.getPrototypeOf(value) as object | null),
  );
