import { addDays, addMonths, type Day, monthBounds, monthOf, weekday } from "../../../core/colombia/days.ts";
import type { ChartPeriod } from "./dashboard.enums.ts";

/** Consecutive periods of a chart: their labels, their first days, and the day after the last period. */
interface Stretches {
  readonly labels: readonly string[];
  readonly starts: readonly Day[];
  readonly end: Day;
}

const months = ["Ene", "Feb", "Mar", "Abr", "May", "Jun", "Jul", "Ago", "Sep", "Oct", "Nov", "Dic"];

/** Number of years compared in a chart; the requested year is the last. */
const YEARS = 5;

const firstOf = (year: number): Day => `${String(year).padStart(4, "0")}-01-01`;
const count = (length: number): readonly number[] => Array.from({ length }, (_, place) => place);

const stretches: Readonly<Record<ChartPeriod, (year: number, today: Day) => Stretches>> = {
  /** Days of the current month, in the given year. */
  day: (year, today) => {
    const { from, to } = monthBounds(monthOf(addMonths(today, (year - Number(today.slice(0, 4))) * 12)));
    const days = count(Number(to.slice(8)));
    return {
      labels: days.map((day) => String(day + 1)),
      starts: days.map((day) => addDays(from, day)),
      end: addDays(to, 1),
    };
  },
  /** Weeks from Monday to Sunday; the first and last weeks of the year may be partial. */
  week: (year) => {
    const [first, end] = [firstOf(year), firstOf(year + 1)];
    const starts = [first];
    const untilMonday = ((8 - weekday(first)) % 7) + (weekday(first) === 1 ? 7 : 0);
    for (let day = addDays(first, untilMonday); day < end; day = addDays(day, 7)) starts.push(day);
    return { labels: starts.map((_, place) => `Sem ${place + 1}`), starts, end };
  },
  month: (year) => ({
    labels: months,
    starts: months.map((_, month) => addMonths(firstOf(year), month)),
    end: firstOf(year + 1),
  }),
  year: (year) => {
    const years = count(YEARS).map((place) => year - YEARS + 1 + place);
    return { labels: years.map(String), starts: years.map(firstOf), end: firstOf(year + 1) };
  },
};

/** Returns the periods that a chart of a year compares; a day chart covers the days of the current month. */
export const stretchesOf = (period: ChartPeriod, year: number, today: Day): Stretches =>
  stretches[period](year, today);

/**
 * Returns the values of a chart in order: each row's value at its 1-based position, and 0 where a position
 * has no row.
 */
export function valuesOf(
  { labels }: Stretches,
  rows: readonly { readonly place: number; readonly value: number }[],
): number[] {
  const byPlace = new Map(rows.map(({ place, value }) => [place, value]));
  return labels.map((_, place) => byPlace.get(place + 1) ?? 0);
}

/**
 * Returns the change of a figure from its previous value, in percent with one decimal; 0 when the previous
 * value is 0.
 */
export const changeOf = (current: number, previous: number): number =>
  previous === 0 ? 0 : Math.round(((current - previous) / previous) * 1000) / 10 || 0;
