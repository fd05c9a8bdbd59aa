/** Returns the properties of `wanted` that differ from the record's, with their values before and after. */
export function changedOnly<T extends object>(
  record: T,
  wanted: Partial<T>,
): { before: Partial<T>; after: Partial<T> } {
  const before: Partial<T> = {};
  const after: Partial<T> = {};
  for (const key of Object.keys(wanted) as (keyof T)[]) {
    if (record[key] === wanted[key]) continue;
    before[key] = record[key];
    after[key] = wanted[key];
  }
  return { before, after };
}
