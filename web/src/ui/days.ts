import { daysBetween, today } from "@travesia/api/colombia/days";
import { dateText, shortDay } from "@travesia/api/colombia/short-day";

/** Spanish of Colombia for days (`2026-11-20`) and instants (ISO), the latter always in Bogota. */
const zone = "America/Bogota";
const longDay = new Intl.DateTimeFormat("es-CO", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const instant = new Intl.DateTimeFormat("es-CO", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: zone,
});
const relative = new Intl.RelativeTimeFormat("es-CO", { numeric: "auto" });

/**
 * Returns the day of an instant in Bogota, which differs from the UTC day after 7 p. m.; returns a day
 * unchanged.
 */
const dayOf = (value: string): string => (value.includes("T") ? today(new Date(value)) : value);

/** `20 nov 2026` of a day `2026-11-20`, or of an instant on that day in Bogota. */
export const formatDay = (value: string) => shortDay(dayOf(value));

/** `viernes, 20 de noviembre de 2026` of a day `2026-11-20`, or of an instant on that day in Bogota. */
export const formatLongDay = (value: string) => longDay.format(new Date(`${dayOf(value)}T00:00:00Z`));

/** `20 nov 2026, 3:05 p. m.` of an instant, in Bogota. */
export const formatInstant = (value: string) => dateText(instant.formatToParts(new Date(value)));

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** `hace 5 minutos`, `ayer`; from a week on, the day itself. */
export const formatAgo = (value: string, now: number = Date.now()): string =>
  recently(value, now) ?? formatDay(value);

/** `hace 5 minutos`, `ayer`; null from a week on. */
function recently(value: string, now: number): string | null {
  const seconds = Math.round((new Date(value).getTime() - now) / 1000);
  if (Math.abs(seconds) >= 7 * 86_400) return null;
  const step = steps.find(([, size]) => Math.abs(seconds) >= size);
  return step ? relative.format(Math.trunc(seconds / step[1]), step[0]) : "ahora";
}

/** `desde hoy`, `desde ayer`, `desde el 20 nov 2026 (hace 3 días)`; from a week on the day alone. */
export function formatSince(value: string, now: number = Date.now()): string {
  const days = daysBetween(today(new Date(value)), today(new Date(now)));
  if (days <= 0) return "desde hoy";
  if (days === 1) return "desde ayer";
  return `desde el ${formatDay(value)}${days < 7 ? ` (${relative.format(-days, "day")})` : ""}`;
}
