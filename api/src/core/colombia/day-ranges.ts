import { addDays, addMonths, type Day } from "./days.ts";
import { type Days, periodBounds } from "./periods.ts";

/** A range of days named relative to today, such as `este-mes`: its days change as time passes. */
export type DayRange =
  | "hoy"
  | "ayer"
  | "manana"
  | "esta-semana"
  | "semana-pasada"
  | "proxima-semana"
  | "este-mes"
  | "mes-pasado"
  | "proximo-mes"
  | "este-ano"
  | "ano-pasado";

/** Labels of the ranges. */
export const dayRangeLabels: Readonly<Record<DayRange, string>> = {
  hoy: "Hoy",
  ayer: "Ayer",
  manana: "Mañana",
  "esta-semana": "Esta semana",
  "semana-pasada": "Semana pasada",
  "proxima-semana": "Próxima semana",
  "este-mes": "Este mes",
  "mes-pasado": "Mes pasado",
  "proximo-mes": "Próximo mes",
  "este-ano": "Este año",
  "ano-pasado": "Año pasado",
};

/** Ranges of past days, and ranges of days to come. */
export const pastRanges: readonly DayRange[] = [
  ...(["hoy", "ayer", "esta-semana", "semana-pasada", "este-mes", "mes-pasado"] as const),
  ...(["este-ano", "ano-pasado"] as const),
];
export const comingRanges: readonly DayRange[] = [
  ...(["hoy", "manana", "esta-semana", "proxima-semana", "este-mes", "proximo-mes", "mes-pasado"] as const),
  "este-ano",
];

/** Former names of ranges, which older addresses contain. */
const former: Readonly<Record<string, DayRange>> = {
  today: "hoy",
  week: "esta-semana",
  month: "este-mes",
  year: "este-ano",
};

const month = (day: Day): Days => periodBounds("month", day)!;
const week = (day: Day): Days => periodBounds("week", day)!;
const year = (day: Day): Days => periodBounds("year", day)!;
const one = (day: Day): Days => ({ from: day, to: day });

const bounds: Readonly<Record<DayRange, (today: Day) => Days>> = {
  hoy: one,
  ayer: (today) => one(addDays(today, -1)),
  manana: (today) => one(addDays(today, 1)),
  "esta-semana": week,
  "semana-pasada": (today) => week(addDays(today, -7)),
  "proxima-semana": (today) => week(addDays(today, 7)),
  "este-mes": month,
  // From the month's first day: that of the month before has it, whatever today's is.
  "mes-pasado": (today) => month(addMonths(month(today).from, -1)),
  "proximo-mes": (today) => month(addMonths(month(today).from, 1)),
  "este-ano": year,
  "ano-pasado": (today) => year(addMonths(year(today).from, -12)),
};

/** Returns the range that a text names; undefined when there is no such range. */
export const dayRangeOf = (text: string | undefined): DayRange | undefined =>
  text === undefined
    ? undefined
    : Object.hasOwn(bounds, text)
      ? (text as DayRange)
      : Object.hasOwn(former, text)
        ? former[text]
        : undefined;

/** Returns the days of a range relative to today, inclusive; weeks begin on Monday. */
export const daysOfRange = (range: DayRange, today: Day): Days => bounds[range](today);
