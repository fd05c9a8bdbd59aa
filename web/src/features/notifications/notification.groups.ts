import { addDays, type Day, today as dayIn } from "@travesia/api/colombia/days";
import { formatLongDay } from "../../ui/days.ts";
import type { NotificationLine } from "./useNotifications.ts";

/**
 * Notifications of one day about one record, or of one type about several records: the newest, and the
 * earlier ones.
 */
export interface NoticeGroup {
  readonly newest: NotificationLine;
  readonly earlier: readonly NotificationLine[];
  /** True for notifications of one type about several records. */
  readonly several?: true;
}

/** One day of a list of notifications. */
export interface NoticeDay {
  readonly day: Day;
  readonly groups: readonly NoticeGroup[];
}

/** Pattern of a record's id in an address. */
const ID = /^(\d+|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/;

/**
 * Returns the key of the record that a notification is about; a notification without a record has a key of
 * its own.
 */
const subjectOf = ({ id, link }: NotificationLine): string => {
  const path = link?.split("?")[0] ?? "";
  return path.split("/").some((part) => ID.test(part)) ? path : `notification ${id}`;
};

/** Notifications of the neighbouring pages, in order. */
interface Neighbours {
  readonly before?: readonly NotificationLine[] | undefined;
  readonly after?: readonly NotificationLine[] | undefined;
}

/**
 * Returns a page of notifications, newest first, grouped by day and record. Notifications about one record on
 * one day form a group, shown completely on the page of its newest member. Members on the next page are moved
 * here; members whose newest is on the previous page are left out here. A page that would become empty keeps
 * its own notifications.
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

/** Number of notifications of one type from which they are one group. */
const SEVERAL = 3;

/**
 * Returns the days of {@link noticeDays} with the notifications of one type as one group from the third
 * record on: twelve payments to verify are one line. Groups about one record stay.
 */
export const byType = (days: readonly NoticeDay[]): readonly NoticeDay[] =>
  days.map(({ day, groups }) => {
    const ofType = (type: string) =>
      groups.filter(({ newest, earlier }) => earlier.length === 0 && newest.type === type);
    return {
      day,
      groups: groups.flatMap((group): NoticeGroup[] => {
        const alike = group.earlier.length === 0 ? ofType(group.newest.type) : [];
        if (alike.length < SEVERAL) return [group];
        const [first, ...others] = alike;
        return first === group
          ? [{ newest: group.newest, earlier: others.map(({ newest }) => newest), several: true }]
          : [];
      }),
    };
  });

/** Returns the heading of a day of notifications. */
export function dayHeading(day: Day, now: Date = new Date()): string {
  const today = dayIn(now);
  if (day === today) return "Hoy";
  return day === addDays(today, -1) ? "Ayer" : formatLongDay(day);
}
