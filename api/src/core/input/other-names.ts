const kept = new WeakMap<object, Readonly<Record<string, unknown>>>();

/**
 * Stores, with the context of a request, the second values of input fields that were sent under both of their
 * names.
 */
export const keepOtherValues = (context: object, values: Readonly<Record<string, unknown>>): void =>
  void kept.set(context, values);

/**
 * Returns the second values of a request's `$input`. A REST consumer may read a record with `is_active` and
 * `isActive`, change one and send both: then the snake_case value is in the input and the other value is
 * here, coerced. Empty for almost every request.
 */
export const otherValues = (context: object): Readonly<Record<string, unknown>> => kept.get(context) ?? {};

/** Adds the second values of a request's `$input` to the arguments of an act. */
export const withOtherValues = <V extends object>(context: object, values: V) => ({
  ...values,
  others: otherValues(context),
});

/**
 * Chooses between two values of one field: the value that differs from the stored record, or the input's own
 * when both differ. An act that edits a record calls it once, with the loaded record, before it reads the
 * input.
 */
export function settle<T extends object>(
  input: T,
  others: Readonly<Record<string, unknown>>,
  stored: object,
): T {
  const settled = { ...input } as Record<string, unknown>;
  const was = stored as Readonly<Record<string, unknown>>;
  for (const [field, value] of Object.entries(others))
    if (same(settled[field], was[field])) settled[field] = value;
  return settled as T;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
