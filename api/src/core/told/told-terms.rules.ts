import type { ChangedTerm } from "./changed-term.type.ts";

type Text = string | null | undefined;

/** One thing before and after: nothing where both say the same. */
export const told = (label: string, before: Text, after: Text): ChangedTerm[] =>
  (before ?? "") === (after ?? "") ? [] : [{ label, before: before ?? "", after: after ?? "" }];

/** What is only in the first list, each in place of what is only in the second. */
export function paired(label: string, before: readonly string[], after: readonly string[]): ChangedTerm[] {
  const [goes, comes] = [without(before, after), without(after, before)];
  return Array.from({ length: Math.max(goes.length, comes.length) }, (_, place) =>
    told(label, goes[place], comes[place]),
  ).flat();
}

/** What is in a list more often than in another one. */
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
