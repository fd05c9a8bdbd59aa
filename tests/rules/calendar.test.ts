import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as days from "../../api/src/core/colombia/days.ts";
import { contactOpens, isContactTime } from "../../api/src/core/colombia/contact-hours.ts";
import { holidaysOf, isHoliday } from "../../api/src/core/colombia/holidays.ts";
import { periodBounds } from "../../api/src/core/colombia/periods.ts";
import { addWorkingDays, isWorkingDay } from "../../api/src/core/colombia/working-days.ts";

const aDay = fc.integer({ min: 0, max: 36_500 }).map((n) => days.addDays("2000-01-01", n));

describe("days are of the time zone of Bogota", () => {
  it.each([
    ["2026-03-01T04:59:59Z", "2026-02-28"],
    ["2026-03-01T05:00:00Z", "2026-03-01"],
    ["2027-01-01T00:00:00Z", "2026-12-31"],
  ])("at %s it is %s", (instant, day) => expect(days.today(new Date(instant))).toBe(day));

  it.each<[unknown, string | null]>([
    ["2026-03-01", "2026-03-01"],
    ["2026-03-01T00:00:00.000Z", "2026-02-28"],
    ["2026-03-01T00:00:00-05:00", "2026-03-01"],
    ["2026-03-01T23:30:00", "2026-03-01"],
    ["2026-02-30", null],
    ["2026-02-30T10:00:00Z", null],
    ["2026-13-01", null],
    ["01/03/2026", null],
    ["", null],
    [20_260_301, null],
  ])("%j is read as %j", (input, day) => expect(days.parseDay(input)).toBe(day));

  it("ends a deadline at 23:59", () =>
    expect(days.endOfDay("2026-03-01").toISOString()).toBe("2026-03-02T04:59:00.000Z"));
  it("begins a day at midnight", () =>
    expect(days.startOfDay("2026-03-01").toISOString()).toBe("2026-03-01T05:00:00.000Z"));
  it("counts days both ways", () => {
    fc.assert(
      fc.property(
        aDay,
        fc.integer({ min: -5_000, max: 5_000 }),
        (day, n) => days.daysBetween(day, days.addDays(day, n)) === n,
      ),
    );
  });

  it.each([
    ["2026-01-31", 1, "2026-02-28"],
    ["2028-01-31", 1, "2028-02-29"],
    ["2026-11-15", 3, "2027-02-15"],
    ["2026-03-31", -1, "2026-02-28"],
  ])("%s and %d months is %s", (day, count, expected) => expect(days.addMonths(day, count)).toBe(expected));

  it.each([
    ["current_month", "2026-02-01", "2026-02-28"],
    ["last_month", "2026-01-01", "2026-01-31"],
    ["current_quarter", "2026-01-01", "2026-03-31"],
    ["current_year", "2026-01-01", "2026-12-31"],
    ["week", "2026-02-09", "2026-02-15"],
    ["day", "2026-02-15", "2026-02-15"],
  ] as const)("%s is %s to %s on 15 February 2026", (period, from, to) =>
    expect(periodBounds(period, "2026-02-15")).toEqual({ from, to }),
  );
  it("has no bounds for all", () => expect(periodBounds("all", "2026-02-15")).toBeNull());
});

describe("the holidays of Colombia", () => {
  it.each([
    [
      2026,
      "01-01 01-12 03-23 04-02 04-03 05-01 05-18 06-08 06-15 06-29 07-13 07-20 08-07 08-17 10-12 11-02 11-16 12-08 12-25",
    ],
    [
      2027,
      "01-01 01-11 03-22 03-25 03-26 05-01 05-10 05-31 06-07 07-05 07-12 07-20 08-07 08-16 10-18 11-01 11-15 12-08 12-25",
    ],
    [
      2028,
      "01-01 01-10 03-20 04-13 04-14 05-01 05-29 06-19 06-26 07-03 07-10 07-20 08-07 08-21 10-16 11-06 11-13 12-08 12-25",
    ],
  ])("of %d are %s", (year, list) =>
    expect([...holidaysOf(year).keys()].map((day) => day.slice(5)).join(" ")).toBe(list),
  );

  it("has Chiquinquirá on a Monday itself in 2029", () => expect(isHoliday("2029-07-09")).toBe(true));
  it("did not have Chiquinquirá before its law", () => expect(isHoliday("2025-07-14")).toBe(false));
  it("counts two holidays on one day once", () => {
    expect(holidaysOf(2025).size).toBe(17);
    expect(holidaysOf(2025).get("2025-06-30")).toBe("Sagrado Corazón de Jesús y San Pedro y San Pablo");
  });
  it("does not count Easter Sunday", () => expect(isHoliday("2026-04-05")).toBe(false));
});

describe("five working days", () => {
  it.each([
    ["2026-03-27", "2026-04-07"],
    ["2026-12-04", "2026-12-14"],
    ["2026-11-20", "2026-11-27"],
    ["2026-12-22", "2026-12-30"],
    ["2026-07-09", "2026-07-17"],
    ["2026-07-10", "2026-07-21"],
  ])("after %s end on %s", (event, end) => expect(addWorkingDays(event, 5)).toBe(end));

  it("always end on a working day", () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: 1, max: 30 }), (day, count) =>
        isWorkingDay(addWorkingDays(day, count)),
      ),
    );
  });
});

describe("somebody is contacted about a debt only within the hours of Ley 2300 de 2023", () => {
  it.each([
    ["Friday before seven", "2026-11-20T06:59:59-05:00", false],
    ["Friday at seven", "2026-11-20T07:00:00-05:00", true],
    ["Friday before seven in the evening", "2026-11-20T18:59:59-05:00", true],
    ["Friday at seven in the evening", "2026-11-20T19:00:00-05:00", false],
    ["Saturday before eight", "2026-11-21T07:59:59-05:00", false],
    ["Saturday at eight", "2026-11-21T08:00:00-05:00", true],
    ["Saturday before three", "2026-11-21T14:59:59-05:00", true],
    ["Saturday at three", "2026-11-21T15:00:00-05:00", false],
    ["Sunday at noon", "2026-11-22T12:00:00-05:00", false],
    ["a Monday that is a holiday", "2026-11-16T12:00:00-05:00", false],
    ["a holiday on a Tuesday", "2026-12-08T12:00:00-05:00", false],
  ])("%s", (_, instant, open) => expect(isContactTime(new Date(instant))).toBe(open));

  it.each([
    ["2026-11-13T18:59:00-05:00", null],
    ["2026-11-13T19:00:00-05:00", "Abre el sábado a las 8:00 a. m. (Ley 2300 de 2023)."],
    ["2026-11-14T15:00:00-05:00", "Abre el martes a las 7:00 a. m. (Ley 2300 de 2023)."],
    ["2026-11-17T00:30:00-05:00", "Abre hoy a las 7:00 a. m. (Ley 2300 de 2023)."],
    ["2026-11-21T15:00:00-05:00", "Abre el lunes a las 7:00 a. m. (Ley 2300 de 2023)."],
  ])("at %s a button says: %s", (instant, said) => expect(contactOpens(new Date(instant))).toBe(said));
});
