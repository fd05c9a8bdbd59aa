import { describe, expect, it } from "vitest";
import { byType, noticeDays } from "../../../web/src/features/notifications/notification.groups.ts";
import type { NotificationLine } from "../../../web/src/features/notifications/useNotifications.ts";
import { at, onWire, TODAY } from "../../support/calendar.ts";

/** Returns a notification about a record; a later one has the greater minute. */
const about = (record: string, minute: number): NotificationLine => ({
  id: `${record} ${minute}`,
  type: "quote_sent",
  category: "quote",
  title: "Cotización enviada",
  message: "",
  link: `/cotizaciones/01980000-0000-7000-8000-00000000000${record}`,
  priority: "normal",
  read: false,
  createdAt: onWire(at(TODAY, `09:0${minute}`)),
});

const groupsOf = (days: ReturnType<typeof noticeDays>) =>
  days.flatMap(({ groups }) => groups.map(({ newest, earlier }) => [newest, ...earlier].map(({ id }) => id)));

const first = [about("1", 9), about("2", 8)];
const second = [about("1", 7), about("3", 6)];

it("a group of notices is shown whole on the page of its newest", () => {
  expect(groupsOf(noticeDays(first, { after: second }))).toEqual([["1 9", "1 7"], ["2 8"]]);
});

it("notices that belong to a group of the page before are left to it", () => {
  expect(groupsOf(noticeDays(second, { before: first }))).toEqual([["3 6"]]);
});

it("a page shows its own notices when all of them belong to the page before", () => {
  expect(groupsOf(noticeDays([about("1", 7)], { before: first }))).toEqual([["1 7"]]);
});

describe("in the bell", () => {
  it("three notices of one type about three records are one group, named as of several", () => {
    const days = byType(noticeDays([about("1", 9), about("2", 8), about("3", 7)]));
    expect(groupsOf(days)).toEqual([["1 9", "2 8", "3 7"]]);
    expect(days[0]?.groups[0]?.several).toBe(true);
  });

  it("two of one type, another type and the groups of a record stay as they are", () => {
    const paid = { ...about("5", 5), type: "payment_registered" };
    const days = byType(noticeDays([about("1", 9), about("2", 8), about("2", 7), about("3", 6), paid]));
    expect(groupsOf(days)).toEqual([["1 9"], ["2 8", "2 7"], ["3 6"], ["5 5"]]);
  });
});
