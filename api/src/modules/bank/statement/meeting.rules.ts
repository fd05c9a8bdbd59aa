import type { Day } from "../../../core/colombia/days.ts";
import type { Cop } from "../../../core/colombia/cop.ts";

/** Data by which a movement of an account is recognized in other files. */
export interface MovementKey {
  readonly day: Day;
  readonly amount: Cop;
  readonly centavos: number;
  /** Text in lower case without accents, punctuation and extra spaces. */
  readonly identity: string;
  readonly reference: string | null;
}

/** Movements of a file compared with the movements of the account. */
export interface Meeting<Line, Known> {
  /** Movements that no earlier file contained. */
  readonly fresh: readonly Line[];
  /** Movements that the account already has, each with its counterpart. */
  readonly known: readonly (readonly [Line, Known])[];
  /**
   * Movements with the day and amount of an account's movement that this file does not contain, but with
   * another text or reference.
   */
  readonly alike: readonly (readonly [Line, Known])[];
}

const dayAndAmount = ({ day, amount, centavos }: MovementKey): string => `${day} ${amount} ${centavos}`;

/** Returns the letters and digits of a reference without leading zeros; null without a reference. */
const bare = (reference: string | null): string | null =>
  reference
    ?.toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/^0+/, "") || null;

const byText = (one: MovementKey): string => `${dayAndAmount(one)} ${one.identity}`;
const byReference = (one: MovementKey): string => `${byText(one)}\n${bare(one.reference) ?? ""}`;

interface Paired<Line, Known> {
  readonly pairs: readonly (readonly [Line, Known])[];
  readonly lines: readonly Line[];
  readonly there: readonly Known[];
}

/** Returns items grouped by key, in their original order within each group. */
function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/**
 * Pairs lines with known movements of the same key, one to one; returns the pairs and the unpaired rest of
 * both.
 */
function paired<Line, Known>(
  lines: readonly Line[],
  there: readonly Known[],
  [ofLine, ofKnown]: readonly [(line: Line) => string, (known: Known) => string],
): Paired<Line, Known> {
  const waiting = groupedBy(there.toReversed(), ofKnown);
  const pairs: (readonly [Line, Known])[] = [];
  const rest = lines.filter((line) => {
    const known = waiting.get(ofLine(line))?.pop();
    if (known) pairs.push([line, known]);
    return !known;
  });
  return { pairs, lines: rest, there: [...waiting.values()].flat() };
}

/**
 * Compares the movements of a file with the account's; each movement matches at most one on the other side.
 * Equal movements in the account and the file are counted, and the larger number of the two remains. Two
 * movements also match when only one of them has a reference.
 */
export function meet<Line extends MovementKey, Known extends MovementKey>(
  lines: readonly Line[],
  there: readonly Known[],
): Meeting<Line, Known> {
  const equal = paired(lines, there, [byReference, byReference]);
  const says = (one: MovementKey): string => `${byText(one)}\n${bare(one.reference) !== null}`;
  const saysNot = (one: MovementKey): string => `${byText(one)}\n${bare(one.reference) === null}`;
  const { pairs, lines: open, there: unpaired } = paired(equal.lines, equal.there, [says, saysNot]);
  const others = groupedBy(unpaired, dayAndAmount);
  const asked = new Map<string, number>();
  const alike = open.flatMap((line) => {
    const key = dayAndAmount(line);
    const nth = asked.get(key) ?? 0;
    asked.set(key, nth + 1);
    const candidates = others.get(key) ?? [];
    const known = candidates[Math.min(nth, candidates.length - 1)];
    return known ? [[line, known] as const] : [];
  });
  const held = new Set(alike.map(([line]) => line));
  return { fresh: open.filter((line) => !held.has(line)), known: [...equal.pairs, ...pairs], alike };
}
