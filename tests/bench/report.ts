import type { Figure, Measure } from "./measures.ts";
import type { Split } from "./processor.ts";

/** Result of a turn: answers per second, and the processor time of one where the system says. */
export interface Round {
  readonly perSecond: number;
  readonly split: Split | null;
}

/** The turns of each contestant, one entry per round. */
export type Paces = Readonly<Record<string, readonly Round[]>>;

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
  median(paces[of]!.map(({ perSecond }, round) => perSecond / paces[over]![round]!.perSecond));

/** The processor time of one answer in microseconds, by consumer; null where it is not known. */
function splitOf(rounds: readonly Round[]): string {
  const splits = rounds.flatMap(({ split }) => (split ? [split] : []));
  if (splits.length === 0) return "";
  const each = (who: keyof Split) => Math.round(median(splits.map((split) => split[who])));
  return `  µs: proceso ${each("process")}, Postgres ${each("postgres")}, carga ${each("load")}`;
}

const pace = (rounds: readonly Round[]): string =>
  Math.round(median(rounds.map(({ perSecond }) => perSecond))).toString();

/** The lines of a measure: the pace of each contestant, then a line per figure. */
export function linesOf(
  { name, figures }: Pick<Measure, "name" | "figures">,
  paces: Paces,
  bytes: ReadonlyMap<string, number>,
): readonly string[] {
  const each = Object.entries(paces).map(
    ([who, found]) =>
      `  ${who.padEnd(13)} ${pace(found).padStart(6)} respuestas/s  ${bytes.get(who) ?? 0} bytes` +
      splitOf(found),
  );
  const ratios = figures.map((figure) => {
    const ratio = ratioOf(paces, figure);
    const short = ratio < figure.target ? `  (por debajo de ${figure.target.toFixed(2)})` : "";
    const what = figure.name.startsWith("/") ? `${name}${figure.name}` : `${name}.${figure.name}`;
    return `RATIO ${what} ${ratio.toFixed(2)}${short}`;
  });
  return [name, ...each, ...ratios];
}
