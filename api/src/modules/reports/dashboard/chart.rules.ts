import { addDays, addMonths, type Day, monthBounds, monthOf, weekday } from "../../../core/colombia/days.ts";
import type { ChartPeriod } from "./dashboard.enums.ts";

/** Periods of a chart, side by side: their labels, their first days, and the day after all. */
interface Stretches {
  readonly labels: readonly string[];
  readonly starts: readonly Day[];
  readonly end: Day;
}

const months = ["Ene", "Feb", "Mar", "Abr", "May", "Jun", "Jul", "Ago", "Sep", "Oct", "Nov", "Dic"];

/** Number of years compared in a chart, the requested one last. */
const YEARS = 5;

const firstOf = (year: number): Day => `${String(year).padStart(4, "0")}-01-01`;
const count = (length: number): readonly number[] => Array.from({ length }, (_, place) => place);

const stretches: Readonly<Record<ChartPeriod, (year: number, today: Day) => Stretches>> = {
  /** The days of the present month, in that year. */
  day: (year, today) => {
    const { from, to } = monthBounds(monthOf(addMonths(today, (year - Number(today.slice(0, 4))) * 12)));
    const days = count(Number(to.slice(8)));
    return {
      labels: days.map((day) => String(day + 1)),
      starts: days.map((day) => addDays(from, day)),
      end: addDays(to, 1),
    };
  },
  /** Weeks from Monday to Sunday; the year's first and last days are weeks of it, whole or not. */
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

/** Returns the periods that a chart of a year compares; days are those in the present month. */
export const stretchesOf = (period: ChartPeriod, year: number, today: Day): Stretches =>
  stretches[period](year, today);

/** Returns the values of a chart: the rows' values by their place from 1, and 0 without a row. */
export function valuesOf(
  { labels }: Stretches,
  rows: readonly { readonly place: number; readonly value: number }[],
): number[] {
  const byPlace = new Map(rows.map(({ place, value }) => [place, value]));
  return labels.map((_, place) => byPlace.get(place + 1) ?? 0);
}

/**
 * Returns the change of a figure from the one before, in percent with one decimal; 0 when there was none
 * before.
 */
export const changeOf = (current: number, previous: number): number =>
  previous === 0 ? 0 : Math.round(((current - previous) / previous) * 1000) / 10 || 0;
