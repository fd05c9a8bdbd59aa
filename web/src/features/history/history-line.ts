import type { TimelineEntry } from "../../ui/Timeline.tsx";
import type { HistoryLineFragment } from "./history.generated.ts";

type Change = HistoryLineFragment["changes"][number];

/** One value that changed: `Saldo: $ 3.000.000 → $ 1.800.000`; what was only noted has no arrow. */
export const changeText = ({ label, before, after }: Change): string =>
  before == null ? `${label}: ${after ?? "nada"}` : `${label}: ${before} → ${after ?? "nada"}`;

/** Whose part it had, and from where: `Contador · Pantalla · Chrome en Windows · 190.24.1.8`. */
export const originText = ({
  actorRole,
  origin,
  ip,
}: Pick<HistoryLineFragment, "actorRole" | "origin" | "ip">): string =>
  [actorRole, origin, ip].filter(Boolean).join(" · ");

/** Lines that one person repeated, newest first, told as one. */
export interface ToldLine {
  readonly title: string;
  readonly lines: readonly [HistoryLineFragment, ...HistoryLineFragment[]];
}

const repeats = (one: HistoryLineFragment, other: HistoryLineFragment): boolean =>
  one.again !== null &&
  one.again === other.again &&
  one.type === other.type &&
  one.actorName === other.actorName;

/** The lines of a history, newest first, with those in a row that one person repeated folded into one. */
export function folded(lines: readonly HistoryLineFragment[]): ToldLine[] {
  const told: ToldLine[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    if (!last || !repeats(last.lines[0], line)) {
      told.push({ title: line.text, lines: [line] });
      continue;
    }
    const all = [...last.lines, line] as const;
    const title = `${line.actorName} ${line.again ?? ""} ${all.length} veces.`;
    told[told.length - 1] = { title, lines: all as unknown as ToldLine["lines"] };
  }
  return told;
}

/** One timeline out of two, newest first; of `besides` only what is not older than what is read. */
export function inOneLine(
  read: readonly TimelineEntry[],
  besides: readonly TimelineEntry[],
  isWhole: boolean,
): TimelineEntry[] {
  const oldest = read.at(-1)?.at;
  const shown = besides.filter(({ at }) => isWhole || (oldest !== undefined && at >= oldest));
  return [...read, ...shown].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
