import type { Figure, Measure } from "./measures.ts";

/** Answers per second by contestant, one entry per round. */
export type Paces = Readonly<Record<string, readonly number[]>>;

/** The middle of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/**
 * Returns the speed of one contestant as a factor of another's: the median over the rounds, so that a busy
 * moment hits both.
 */
const ratioOf = (paces: Paces, { of, over }: Figure): number =>
  median(paces[of]!.map((pace, round) => pace / paces[over]![round]!));

/** The lines of a measure: the pace of each contestant, then a line per figure. */
export function linesOf(
  { name, figures }: Measure,
  paces: Paces,
  bytes: ReadonlyMap<string, number>,
): readonly string[] {
  const each = Object.entries(paces).map(
    ([who, found]) =>
      `  ${who.padEnd(13)} ${Math.round(median(found)).toString().padStart(6)} ` +
      `respuestas/s  ${bytes.get(who) ?? 0} bytes`,
  );
  const ratios = figures.map((figure) => {
    const ratio = ratioOf(paces, figure);
    const short = ratio < figure.target ? `  (por debajo de ${figure.target.toFixed(2)})` : "";
    const what = figure.name.startsWith("/") ? `${name}${figure.name}` : `${name}.${figure.name}`;
    return `RATIO ${what} ${ratio.toFixed(2)}${short}`;
  });
  return [name, ...each, ...ratios];
}
