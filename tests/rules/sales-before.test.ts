import { expect, it } from "vitest";
import { sameDaysBeforeRange } from "../../api/src/modules/reports/sales-by/sales-by.rules.ts";
import { firstOf, inDays, lastOf, monthIn, TODAY } from "../support/calendar.ts";
import { addMonths, monthOf } from "../../api/src/core/colombia/days.ts";

const month = (count: number) => ({ from: firstOf(monthIn(count)), to: lastOf(monthIn(count)) });

it("a month that runs is compared with the same days of the month before", () => {
  const until = TODAY === lastOf(monthOf(TODAY)) ? lastOf(monthIn(-1)) : addMonths(TODAY, -1);
  const before = { from: firstOf(monthIn(-1)), to: until };
  for (const to of [TODAY, lastOf(monthOf(TODAY)), null])
    expect(sameDaysBeforeRange({ from: firstOf(monthOf(TODAY)), to }, TODAY)).toEqual(before);
});

it("a whole month is compared with the whole month before, and a year with the year before", () => {
  expect(sameDaysBeforeRange(month(-1), TODAY)).toEqual(month(-2));
  const year = { from: month(-12).from, to: month(-1).to };
  expect(sameDaysBeforeRange(year, TODAY)).toEqual({ from: month(-24).from, to: month(-13).to });
});

it("other days are compared with as many days before them", () => {
  const begins = TODAY.endsWith("-07") ? -7 : -6;
  expect(sameDaysBeforeRange({ from: inDays(begins), to: TODAY }, TODAY)).toEqual({
    from: inDays(2 * begins - 1),
    to: inDays(begins - 1),
  });
});

it("days without a first one, and days to come alone, have nothing before them that is left out", () => {
  expect(sameDaysBeforeRange({ from: null, to: TODAY }, TODAY)).toBeNull();
  expect(sameDaysBeforeRange({ from: null, to: null }, TODAY)).toBeNull();
  expect(sameDaysBeforeRange({ from: inDays(1), to: null }, TODAY)).toBeNull();
});
