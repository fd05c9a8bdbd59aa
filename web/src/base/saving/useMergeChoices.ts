import { comparedParts, type MergeParts, proposedToStay } from "@travesia/api/merge";
import { useState } from "react";
import type { MergeChoice } from "../../ui/form/MergeChoices.tsx";

interface Mergeable {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
}

/** Label of each part of a record, and the function that formats its value. */
export type MergeWords<Part extends string, Row> = Readonly<
  Record<Part, readonly [label: string, spoken: (row: Row) => string]>
>;

/**
 * Returns the choice which record remains in a merge, and which parts it takes from the other one. The more
 * complete record is the default, else the older one; the user can swap them. Null without a second record.
 */
export function useMergeChoices<Part extends string, Row extends Mergeable>(
  parts: MergeParts<Part, Row>,
  words: MergeWords<Part, Row>,
  one: Row,
  second: Row | null,
) {
  const [swapped, swap] = useState(false);
  const [taken, take] = useState<Part[]>([]);
  if (!second) return null;
  const proposed = proposedToStay(parts, one, second);
  const kept = (proposed === one) === swapped ? second : one;
  const other = kept === one ? second : one;
  const { filled, differing } = comparedParts(parts, kept, other);
  const choices = (these: readonly Part[]): MergeChoice<Part>[] =>
    these.map((part) => {
      const [label, spoken] = words[part];
      return { part, label, kept: spoken(kept), other: spoken(other) };
    });
  return {
    kept,
    other,
    differing: choices(differing),
    filled: choices(filled),
    taken: taken.filter((part) => differing.includes(part)),
    take,
    swap: () => {
      swap(!swapped);
      take([]);
    },
  };
}
