/** Returns a list with the entry at `from` moved one place earlier (-1) or later (+1). */
export function moved<T>(list: readonly T[], from: number, by: -1 | 1): T[] {
  const next = [...list];
  const [entry] = next.splice(from, 1);
  if (entry !== undefined) next.splice(from + by, 0, entry);
  return next;
}
