import { addDays, type Day } from "../../../core/colombia/days.ts";
import { shortDay } from "../../../core/colombia/short-day.ts";
import { isWorkingDay } from "../../../core/colombia/working-days.ts";
import { formatCents } from "../../../core/colombia/cop.ts";

/** Maximum balance that can be typed, in COP. */
const MOST_PESOS = 999_999_999_999;

/** An amount of hundredths of a peso on a day. */
export interface OfDay {
  readonly day: Day;
  readonly hundredths: number;
}

/** Balance of an account at the end of a day. */
export interface KnownBalance extends OfDay {
  /** True when a person typed it from the statement. */
  readonly typed: boolean;
  /** True when its file was imported before that day ended, so that the day may have had more movements. */
  readonly early: boolean;
}

/** A day whose balance differs from the balance before it plus the movements since. */
export interface DayDifference {
  readonly day: Day;
  /** First day that may be wrong: earlier than `day` where movements lie between the two balances. */
  readonly since: Day;
  /** Balance by the movements, and balance as the bank has it; hundredths of a peso. */
  readonly expected: number;
  readonly said: number;
}

/** Comparison of the balances of a period with its movements; amounts in hundredths of a peso. */
export interface Comparison {
  readonly opening: KnownBalance | null;
  readonly closing: KnownBalance | null;
  /** Sum of the movements between the two. */
  readonly moved: number;
  /** Amount that the movements lack (positive) or have in excess; null without two balances. */
  readonly difference: number | null;
  /** Days that do not fit, the earliest first. */
  readonly days: readonly DayDifference[];
}

/** Returns one balance for each day, and leaves out early ones that later files supersede. */
function chainOf(balances: readonly KnownBalance[]): readonly KnownBalance[] {
  const byDay = new Map<Day, KnownBalance>();
  for (const one of balances) if (!byDay.get(one.day)?.typed || one.typed) byDay.set(one.day, one);
  const days = [...byDay.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
  return days.filter(({ early }, at) => !early || at === days.length - 1);
}

/**
 * Compares the balances of the days from `from` to `to` with the movements. The opening is the last balance
 * before `from`, else the first one of the period. Of two balances of one day the later element counts.
 */
export function compared(
  balances: readonly KnownBalance[],
  movements: readonly OfDay[],
  { from, to }: { readonly from: Day; readonly to: Day },
): Comparison {
  const chain = chainOf(balances.filter(({ day }) => day <= to));
  const begin = Math.max(
    0,
    chain.findLastIndex(({ day }) => day < from),
  );
  const [opening = null, ...rest] = chain.slice(begin);
  const closing = rest.at(-1) ?? null;
  const sumBetween = (after: Day, until: Day) =>
    movements.reduce((sum, { day, hundredths }) => (day > after && day <= until ? sum + hundredths : sum), 0);
  if (!opening || !closing) {
    const moved = sumBetween(opening?.day ?? addDays(from, -1), to);
    return { opening, closing: null, moved, difference: null, days: [] };
  }
  const days: DayDifference[] = [];
  let before = opening;
  for (const one of rest) {
    const expected = before.hundredths + sumBetween(before.day, one.day);
    if (expected !== one.hundredths) {
      const start = before.day;
      const between = movements.some(({ day }) => day > start && day < one.day);
      const since = between ? addDays(start, 1) : one.day;
      days.push({ day: one.day, since, expected, said: one.hundredths });
    }
    before = one;
  }
  const moved = sumBetween(opening.day, closing.day);
  return { opening, closing, moved, difference: closing.hundredths - opening.hundredths - moved, days };
}

/** Days of an account that no file covers. */
export interface Gap {
  readonly from: Day;
  readonly to: Day;
}

/** Range of days that a file covers. */
export type Cover = Gap;

const hasWorkingDay = ({ from, to }: Gap): boolean => {
  for (let day = from; day <= to; day = addDays(day, 1)) if (isWorkingDay(day)) return true;
  return false;
};

/**
 * Returns the gaps between files with at least one working day, where the balances do not show that nothing
 * moved.
 */
export function gapsOf(covers: readonly Cover[], balances: readonly OfDay[]): readonly Gap[] {
  const gaps: Gap[] = [];
  let last: Day | null = null;
  for (const { from, to } of [...covers].sort((one, other) => (one.from < other.from ? -1 : 1))) {
    if (last !== null && addDays(last, 1) < from)
      gaps.push({ from: addDays(last, 1), to: addDays(from, -1) });
    if (last === null || to > last) last = to;
  }
  const at = (day: Day) => balances.findLast((one) => one.day === day)?.hundredths;
  return gaps.filter((gap) => {
    const before = at(addDays(gap.from, -1));
    return hasWorkingDay(gap) && (before === undefined || before !== at(gap.to));
  });
}

/** Returns a day without its year: `14 nov`. */
export const dayInYear = (day: Day): string => shortDay(day).replace(/ \d{4}$/, "");

/** Returns the result of a comparison as a sentence: `Cuadra`, `Faltan $ 37.346 desde el 14 nov`. */
export function balanceText({ opening, closing, difference, days }: Comparison): string {
  if (!opening) return "Sin saldos del extracto";
  if (!closing || difference === null) return "Falta el saldo final";
  const [first] = days;
  if (difference === 0 && !first) return "Cuadra";
  const since = first ? ` desde el ${dayInYear(first.since)}` : "";
  if (difference === 0) return `Cuadra al ${dayInYear(closing.day)}, no día por día${since}`;
  return `${difference > 0 ? "Faltan" : "Sobran"} ${formatCents(Math.abs(difference))}${since}`;
}

/** Returns the sentence about days that no file of an account covers. */
export const gapText = ({ from, to }: Gap): string =>
  from === to
    ? `Ningún archivo trae el ${dayInYear(from)}.`
    : `Ningún archivo trae del ${dayInYear(from)} al ${dayInYear(to)}.`;

/**
 * Returns an amount as a person types it: `1.234.567,89`, `$ 37346`, `-500`; null when it is none.
 */
export function exactOf(typed: string): { readonly amount: number; readonly centavos: number } | null {
  const found = /^(-?)\$?(-?)(\d{1,3}(?:\.\d{3})+|\d{1,12})(?:,(\d{1,2}))?$/.exec(typed.replace(/\s/g, ""));
  if (!found) return null;
  const [, before = "", behind = "", pesos = "", cents = ""] = found;
  const sign = before || behind ? -1 : 1;
  const amount = Number(pesos.replaceAll(".", ""));
  if (amount > MOST_PESOS) return null;
  // Zero without a sign: -0 is no amount.
  return { amount: sign * amount || 0, centavos: sign * Number(cents.padEnd(2, "0")) || 0 };
}
