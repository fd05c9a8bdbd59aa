import { addDays, type Day, today as dayIn } from "@travesia/api/colombia/days";
import { formatLongDay } from "../../ui/days.ts";
import type { NotificationLine } from "./useNotifications.ts";

/** Notifications of one day about one record: the newest, and those before it. */
export interface NoticeGroup {
  readonly newest: NotificationLine;
  readonly earlier: readonly NotificationLine[];
}

/** One day of a list of notifications. */
export interface NoticeDay {
  readonly day: Day;
  readonly groups: readonly NoticeGroup[];
}

/** A part of an address that names a record: its id. */
const ID = /^(\d+|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/;

/** Returns the key of the record that a notification is about; one without a record is alone. */
const subjectOf = ({ id, link }: NotificationLine): string => {
  const path = link?.split("?")[0] ?? "";
  return path.split("/").some((part) => ID.test(part)) ? path : `notification ${id}`;
};

/**
 * Returns a list of notifications, the newest first, by day and within it by record. The notifications of
 * one record and one day are one group, placed by its newest; a page that ends within a group has the
 * rest of it on the next page, as a group again.
 */
export function noticeDays(lines: readonly NotificationLine[]): readonly NoticeDay[] {
  const days = new Map<Day, Map<string, { newest: NotificationLine; earlier: NotificationLine[] }>>();
  for (const line of lines) {
    const day = dayIn(new Date(line.createdAt));
    const groups =
      days.get(day) ?? new Map<string, { newest: NotificationLine; earlier: NotificationLine[] }>();
    days.set(day, groups);
    const known = groups.get(subjectOf(line));
    if (known) known.earlier.push(line);
    else groups.set(subjectOf(line), { newest: line, earlier: [] });
  }
  return [...days].map(([day, groups]) => ({ day, groups: [...groups.values()] }));
}

/** Returns a day as the heading of its notifications. */
export function dayHeading(day: Day, now: Date = new Date()): string {
  const today = dayIn(now);
  if (day === today) return "Hoy";
  return day === addDays(today, -1) ? "Ayer" : formatLongDay(day);
}
