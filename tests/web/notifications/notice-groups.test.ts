import { expect, it } from "vitest";
import { noticeDays } from "../../../web/src/features/notifications/notification.groups.ts";
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
