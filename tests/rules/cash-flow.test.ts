import { describe, expect, it } from "vitest";
import {
  lastDay,
  mondaysFrom,
  payableDays,
} from "../../api/src/modules/reports/financial/cash-flow.rules.ts";
import { daysOf, idsFrom } from "../../api/src/modules/reports/financial/financial.rules.ts";

const today = "2026-11-20";

describe("approved commissions", () => {
  const of = (id: string, amount: number, seller = 1) => ({
    id,
    seller,
    amount,
    limit: 1_000_000,
    available: 300_000,
  });

  it("are paid today while the month still holds them, else on the first of a month that does", () => {
    const days = payableDays([of("a", 300_000), of("b", 700_000), of("c", 400_000)], today, "2027-02-07");
    expect([...days]).toEqual([
      ["a", today],
      ["b", "2026-12-01"],
      ["c", "2027-01-01"],
    ]);
  });

  it("let a smaller one pass that still fits, and each seller has a limit of their own", () => {
    const days = payableDays([of("a", 900_000), of("b", 200_000), of("c", 300_000, 2)], today, "2027-02-07");
    expect(Object.fromEntries(days)).toEqual({ a: "2026-12-01", b: today, c: today });
  });

  it("have no day where no month holds them", () =>
    expect(payableDays([of("a", 1_000_001)], today, "2027-02-07").size).toBe(0));
});

describe("the cash flow", () => {
  it("shows twelve weeks from the Monday of this one", () => {
    const mondays = mondaysFrom(today);
    expect([mondays.length, mondays[0], mondays.at(-1)]).toEqual([12, "2026-11-16", "2027-02-01"]);
    expect(lastDay(today)).toBe("2027-02-07");
  });
});

describe("the days of a report", () => {
  it.each([
    ["last7days", "2026-11-14", today],
    ["lastMonth", "2026-10-01", "2026-10-31"],
    ["last3months", "2026-08-21", today],
    ["lastYear", "2025-01-01", "2025-12-31"],
    ["custom", null, null],
    [" 2026-01-01 , 2026-01-31 ", "2026-01-01", "2026-01-31"],
  ])("%s are those from %s to %s", (dateRange, from, to) =>
    expect(daysOf({ dateRange }, today)).toEqual({ from, to }),
  );

  it("of a range and of two days are the days of both", () =>
    expect(daysOf({ dateRange: "thisMonth", startDate: "2026-11-10" }, today)).toEqual({
      from: "2026-11-10",
      to: "2026-11-30",
    }));
});

describe("the beginning of an id", () => {
  it("means the ids between its first and its last", () => {
    expect(idsFrom("01a1-FF")).toEqual([`01a1ff${"0".repeat(26)}`, `01a1ff${"f".repeat(26)}`]);
    expect(idsFrom("CT-2026")).toBeNull();
    expect(idsFrom("01a")).toBeNull();
  });
});
