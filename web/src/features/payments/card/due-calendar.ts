import { addDays } from "@travesia/api/colombia/days";
import { formatCop } from "@travesia/api/cop";
import { calendarDay, calendarInstant, calendarText, calendarValue } from "@travesia/api/icalendar";
import type { PaidOnlineFragment } from "./card.generated.ts";

/** Reminder in the morning of the day before (RFC 5545, 3.8.6.3). */
const MORNING_BEFORE = "-PT15H";

/**
 * Returns the address of a calendar file with the next payment as a whole day; `uid` is the id by which a
 * calendar knows it again.
 */
export function dueCalendar(
  { monto, fechaVencimiento }: NonNullable<PaidOnlineFragment["proximoPago"]>,
  uid: string,
  now: Date,
): string {
  const summary = calendarValue(`Pagar ${formatCop(monto)} de tu viaje`);
  const text = calendarText([
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${calendarInstant(now)}`,
    `DTSTART${calendarDay(fechaVencimiento)}`,
    `DTEND${calendarDay(addDays(fechaVencimiento, 1))}`,
    `SUMMARY:${summary}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${summary}`,
    `TRIGGER:${MORNING_BEFORE}`,
    "END:VALARM",
    "END:VEVENT",
  ]);
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`;
}
