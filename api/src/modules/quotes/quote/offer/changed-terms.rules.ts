import type { ChangedTerm } from "./changed-term.type.ts";

type Text = string | null | undefined;

/** Returns a term before and after a change; empty when both are equal. */
export const changed = (label: string, before: Text, after: Text): ChangedTerm[] =>
  (before ?? "") === (after ?? "") ? [] : [{ label, before: before ?? "", after: after ?? "" }];

/**
 * Returns the changes between two lists: each entry that only the first list contains, paired with the entry
 * of the second list that replaces it.
 */
export function paired(label: string, before: readonly string[], after: readonly string[]): ChangedTerm[] {
  const [goes, comes] = [without(before, after), without(after, before)];
  return Array.from({ length: Math.max(goes.length, comes.length) }, (_, place) =>
    changed(label, goes[place], comes[place]),
  ).flat();
}

/**
 * Returns the changed lines of a text, each with the line that it replaces. Equal lines at the beginning and
 * the end are skipped; when the numbers of lines differ, added and removed lines are paired in order.
 */
export function changedLines(
  label: string,
  before: readonly string[],
  after: readonly string[],
): ChangedTerm[] {
  const shorter = Math.min(before.length, after.length);
  let first = 0;
  while (first < shorter && before[first] === after[first]) first += 1;
  let last = 0;
  while (last < shorter - first && before.at(-1 - last) === after.at(-1 - last)) last += 1;
  const [goes, comes] = [before, after].map((lines) => lines.slice(first, lines.length - last));
  if (goes!.length !== comes!.length) return paired(label, goes!, comes!);
  return goes!.flatMap((line, place) => changed(label, line, comes![place]));
}

/** Returns the entries that a list contains more often than another list. */
export function without<T>(
  list: readonly T[],
  other: readonly T[],
  same = (one: T, two: T) => one === two,
): T[] {
  const left = [...other];
  return list.filter((one) => {
    const place = left.findIndex((two) => same(one, two));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
