import { addDays, type Day, today as dayIn } from "@travesia/api/colombia/days";
import { formatLongDay } from "../../ui/days.ts";
import type { NotificationLine } from "./useNotifications.ts";

/** Notifications of one day about one record: the newest, and the earlier ones. */
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

/** Returns the key of the record that a notification is about; a notification without a record is alone. */
const subjectOf = ({ id, link }: NotificationLine): string => {
  const path = link?.split("?")[0] ?? "";
  return path.split("/").some((part) => ID.test(part)) ? path : `notification ${id}`;
};

/** The notifications of the neighbouring pages, in their order. */
interface Neighbours {
  readonly before?: readonly NotificationLine[] | undefined;
  readonly after?: readonly NotificationLine[] | undefined;
}

/**
 * Returns a page of notifications, the newest first, by day and within it by record. The notifications of one
 * record and one day are one group, whole on the page of its newest. Members on the next page are moved here,
 * and members whose newest is on the previous page are left to that page. A page that would have nothing left
 * shows its own.
 */
export function noticeDays(
  lines: readonly NotificationLine[],
  { before = [], after = [] }: Neighbours = {},
): readonly NoticeDay[] {
  const own = new Set(lines.map(({ id }) => id));
  const days = new Map<Day, Map<string, { newest: NotificationLine; earlier: NotificationLine[] }>>();
  for (const line of [...before, ...lines, ...after]) {
    const day = dayIn(new Date(line.createdAt));
    const groups =
      days.get(day) ?? new Map<string, { newest: NotificationLine; earlier: NotificationLine[] }>();
    days.set(day, groups);
    const known = groups.get(subjectOf(line));
    if (known) known.earlier.push(line);
    else groups.set(subjectOf(line), { newest: line, earlier: [] });
  }
  const shown = [...days]
    .map(([day, groups]) => ({
      day,
      groups: [...groups.values()].filter(({ newest }) => own.has(newest.id)),
    }))
    .filter(({ groups }) => groups.length > 0);
  return shown.length > 0 || before.length === 0 ? shown : noticeDays(lines, { after });
}

/** Returns a day as the heading of its notifications. */
export function dayHeading(day: Day, now: Date = new Date()): string {
  const today = dayIn(now);
  if (day === today) return "Hoy";
  return day === addDays(today, -1) ? "Ayer" : formatLongDay(day);
}
