import type { Day } from "../../../../core/colombia/days.ts";
import { formatCents } from "./cents.ts";

/**
 * An amount with the balance after it, in hundredths of a peso; the balance is null when the line has none.
 */
export interface Balanced {
  readonly line: number;
  readonly day: Day;
  readonly cents: number;
  readonly balance: number | null;
  /** True after a line that could not be read: the movements before this line are incomplete. */
  readonly after: boolean;
}

/** Balance of an account at the end of a day, in hundredths of a peso. */
export interface DayBalance {
  readonly day: Day;
  readonly balance: number;
}

/** Result of checking the balances of a file against its movements. */
interface Reconciled {
  readonly opening: number | null;
  readonly closing: number | null;
  /** Last balance of each day whose lines have balances, in hundredths of a peso. */
  readonly days: readonly DayBalance[];
  /** Sentence that names the first wrong line; null when all balances are correct. */
  readonly problem: string | null;
}

interface Fault {
  readonly line: number;
  readonly expected: number;
  readonly said: number;
}

/** Returns each line whose balance differs from the previous balance plus the movements since. */
function faults(lines: readonly Balanced[], opening: number | null): Fault[] {
  const found: Fault[] = [];
  let balance = opening;
  for (const { line, cents, balance: said, after } of lines) {
    if (after) balance = null;
    if (balance !== null) balance += cents;
    if (said === null) continue;
    if (balance !== null && balance !== said) found.push({ line, expected: balance, said });
    balance = said;
  }
  return found;
}

/**
 * Returns whether every balance except one continues in another line, so that the lines form an unordered but
 * complete chain.
 */
function isChain(lines: readonly Balanced[]): boolean {
  const counts = new Map<number, number>();
  for (const { cents, balance } of lines) {
    if (balance === null) return false;
    counts.set(balance, (counts.get(balance) ?? 0) + 1);
    counts.set(balance - cents, (counts.get(balance - cents) ?? 0) - 1);
  }
  const left = [...counts.values()].filter((count) => count !== 0);
  return left.length === 0 || (left.length === 2 && left.every((count) => Math.abs(count) === 1));
}

/** Returns the lines in reverse order, for a file that starts with the newest one. */
const turned = (lines: readonly Balanced[]): Balanced[] =>
  lines.map((one, at) => ({ ...one, after: lines[at + 1]?.after ?? false })).reverse();

/** Returns the balance before the first line; null when no line has a balance. */
function before(lines: readonly Balanced[]): number | null {
  let sum = 0;
  for (const { cents, balance } of lines) {
    sum += cents;
    if (balance !== null) return balance - sum;
  }
  return null;
}

/** Returns the balance after the last line; null when no line has a balance. */
function afterAll(lines: readonly Balanced[]): number | null {
  let sum = 0;
  for (const { cents, balance, after } of lines.toReversed()) {
    if (balance !== null) return balance + sum;
    if (after) return null;
    sum += cents;
  }
  return null;
}

/** Returns the last balance of each day; none for a file whose days do not ascend. */
function lastOfDays(lines: readonly Balanced[]): readonly DayBalance[] {
  const last = new Map<Day, number | null>();
  let before: Day = "";
  for (const { day, balance, cents } of lines) {
    if (day < before) return [];
    before = day;
    // A line without a balance continues from the one before it on the same day.
    const sum = last.get(day) ?? null;
    last.set(day, balance ?? (sum === null ? null : sum + cents));
  }
  return [...last].flatMap(([day, balance]) => (balance === null ? [] : [{ day, balance }]));
}

/**
 * Returns whether a column repeats the same balance in each line: the balance at the time of the download.
 */
const isPresent = (lines: readonly Balanced[]): boolean =>
  lines.length > 1 && lines.every(({ balance, cents }) => balance === lines[0]?.balance && cents !== 0);

/**
 * Checks the movements of a file against its balances: the balance of each line, in ascending or descending
 * order, and the opening and closing balance of the file. `whole` is false when lines could not be read.
 */
export function reconciled(
  lines: readonly Balanced[],
  said: { readonly opening: number | null; readonly closing: number | null },
  whole: boolean,
): Reconciled {
  const running = isPresent(lines) ? lines.map((one) => ({ ...one, balance: null })) : lines;
  const down = { lines: running, faults: faults(running, null) };
  const up = { lines: turned(running), faults: faults(turned(running), null) };
  const isDescending = (running[0]?.day ?? "") > (running.at(-1)?.day ?? "");
  const isUp = up.faults.length === down.faults.length ? isDescending : up.faults.length < down.faults.length;
  const way = isUp ? up : down;
  const unordered = way.faults.length > 0 && isChain(running);
  const opening = said.opening ?? (unordered ? null : before(way.lines));
  const closing = said.closing ?? (unordered ? null : afterAll(way.lines));
  const days = unordered ? [] : lastOfDays(way.lines);
  const fault = unordered || way.faults.length === 0 ? undefined : faults(way.lines, said.opening)[0];
  if (fault)
    return {
      opening,
      closing,
      days,
      problem:
        `Línea ${fault.line}: el saldo es ${formatCents(fault.said)} y con lo leído debería ser ` +
        `${formatCents(fault.expected)}. Revisa que el archivo esté completo y ` +
        "que los signos sean los del banco.",
    };
  const sum = lines.reduce((all, { cents }) => all + cents, 0);
  if (whole && said.opening !== null && said.closing !== null && said.opening + sum !== said.closing) {
    const [first] = faults(way.lines, said.opening);
    const where = first ? `Línea ${first.line}: ` : "";
    return {
      opening,
      closing,
      days,
      problem:
        `${where}el saldo inicial ${formatCents(said.opening)} más los movimientos da ` +
        `${formatCents(said.opening + sum)}, y el archivo dice ${formatCents(said.closing)}.`,
    };
  }
  return { opening, closing, days, problem: null };
}
