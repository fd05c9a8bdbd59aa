import type { TimelineEntry } from "../../ui/Timeline.tsx";
import type { HistoryLineFragment } from "./history.generated.ts";

type Change = HistoryLineFragment["changes"][number];

/**
 * Returns the text of one changed value: `Saldo: $ 3.000.000 → $ 1.800.000`; a value that was only recorded
 * has no arrow.
 */
export const changeText = ({ label, before, after }: Change): string =>
  before == null ? `${label}: ${after ?? "nada"}` : `${label}: ${before} → ${after ?? "nada"}`;

/** Returns the role and the origin of an entry: `Contador · Pantalla · Chrome en Windows · 190.24.1.8`. */
export const originText = ({
  actorRole,
  origin,
  ip,
}: Pick<HistoryLineFragment, "actorRole" | "origin" | "ip">): string =>
  [actorRole, origin, ip].filter(Boolean).join(" · ");

/** Consecutive entries by one person, newest first, shown as one line. */
export interface HistoryLine {
  readonly title: string;
  readonly lines: readonly [HistoryLineFragment, ...HistoryLineFragment[]];
}

const repeats = (one: HistoryLineFragment, other: HistoryLineFragment): boolean =>
  one.again !== null &&
  one.again === other.again &&
  one.type === other.type &&
  one.actorName === other.actorName;

/**
 * Returns the lines of a history, newest first; consecutive equal entries by one person are merged into one
 * line.
 */
export function folded(lines: readonly HistoryLineFragment[]): HistoryLine[] {
  const shown: HistoryLine[] = [];
  for (const line of lines) {
    const last = shown.at(-1);
    if (!last || !repeats(last.lines[0], line)) {
      shown.push({ title: line.text, lines: [line] });
      continue;
    }
    const all = [...last.lines, line] as const;
    const title = `${line.actorName} ${line.again ?? ""} ${all.length} veces.`;
    shown[shown.length - 1] = { title, lines: all as unknown as HistoryLine["lines"] };
  }
  return shown;
}

/**
 * Returns two timelines merged into one, newest first. Entries of `besides` that are older than the loaded
 * ones are left out until all are loaded.
 */
export function inOneLine(
  read: readonly TimelineEntry[],
  besides: readonly TimelineEntry[],
  isWhole: boolean,
): TimelineEntry[] {
  const oldest = read.at(-1)?.at;
  const shown = besides.filter(({ at }) => isWhole || (oldest !== undefined && at >= oldest));
  return [...read, ...shown].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
