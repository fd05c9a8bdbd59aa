import { addDays, type Day, hourOf, startOfDay, today, weekday } from "./days.ts";
import { isHoliday } from "./holidays.ts";

/**
 * Hours in which a person may be contacted, by day of the week, Sunday first; null for a day without such
 * hours.
 */
const hours: readonly (readonly [from: number, to: number] | null)[] = [
  null,
  [7, 19],
  [7, 19],
  [7, 19],
  [7, 19],
  [7, 19],
  [8, 15],
];

/**
 * Returns whether a reminder of a debt or an offer may be sent at this time: Monday to Friday from 7:00 to
 * 19:00, Saturday from 8:00 to 15:00, never on Sundays and holidays (Ley 2300 de 2023, art. 3). A message
 * that a person requested or needs to receive may be sent at any time.
 */
export function isContactTime(now: Date): boolean {
  const day = today(now);
  const open = hours[weekday(day)];
  const hour = hourOf(now);
  return Boolean(open) && !isHoliday(day) && hour >= (open?.[0] ?? 0) && hour < (open?.[1] ?? 0);
}

const weekdays = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"] as const;

/**
 * Returns the next time at which a person may be contacted, as text for a disabled button; null within
 * contact hours.
 */
export function contactOpens(now: Date): string | null {
  const opens = nextContactTime(now);
  if (opens === now) return null;
  const day = today(opens);
  const when = day === today(now) ? "hoy" : `el ${weekdays[weekday(day)] ?? ""}`;
  return `Abre ${when} a las ${hourOf(opens)}:00 a. m. (Ley 2300 de 2023).`;
}

/** Returns the next time at which a person may be contacted; `now` itself within contact hours. */
export function nextContactTime(now: Date): Date {
  if (isContactTime(now)) return now;
  const opens = (day: Day): Date | null => {
    const open = hours[weekday(day)];
    return open && !isHoliday(day) ? new Date(startOfDay(day).getTime() + open[0] * 3_600_000) : null;
  };
  for (let day = today(now); ; day = addDays(day, 1)) {
    const at = opens(day);
    if (at && at > now) return at;
  }
}
