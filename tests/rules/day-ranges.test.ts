import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  comingRanges,
  dayRangeLabels,
  dayRangeOf,
  daysOfRange,
  pastRanges,
} from "../../api/src/core/colombia/day-ranges.ts";
import { addDays } from "../../api/src/core/colombia/days.ts";

describe("a range of days with a name", () => {
  it.each([
    ["hoy", "2027-03-31", "2027-03-31"],
    ["ayer", "2027-03-30", "2027-03-30"],
    ["manana", "2027-04-01", "2027-04-01"],
    ["esta-semana", "2027-03-29", "2027-04-04"],
    ["semana-pasada", "2027-03-22", "2027-03-28"],
    ["proxima-semana", "2027-04-05", "2027-04-11"],
    ["este-mes", "2027-03-01", "2027-03-31"],
    ["mes-pasado", "2027-02-01", "2027-02-28"],
    ["proximo-mes", "2027-04-01", "2027-04-30"],
    ["este-ano", "2027-01-01", "2027-12-31"],
    ["ano-pasado", "2026-01-01", "2026-12-31"],
  ] as const)("%s is from %s to %s on the last day of March", (range, from, to) => {
    expect(daysOfRange(range, "2027-03-31")).toEqual({ from, to });
  });

  it("of a month passed touches the present one, on any day", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000 }), (days) => {
        const today = addDays("2024-01-01", days);
        expect(addDays(daysOfRange("mes-pasado", today).to, 1)).toBe(daysOfRange("este-mes", today).from);
        expect(addDays(daysOfRange("este-mes", today).to, 1)).toBe(daysOfRange("proximo-mes", today).from);
        expect(addDays(daysOfRange("semana-pasada", today).to, 1)).toBe(
          daysOfRange("esta-semana", today).from,
        );
        expect(addDays(daysOfRange("ano-pasado", today).to, 1)).toBe(daysOfRange("este-ano", today).from);
      }),
    );
  });

  it("is known by the names that addresses had before, and by nothing else", () => {
    expect(["today", "week", "month", "year"].map(dayRangeOf)).toEqual([
      ...["hoy", "esta-semana", "este-mes", "este-ano"],
    ]);
    expect(["", "toString", "otras", undefined].map(dayRangeOf)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("is offered for the past or the future", () => {
    expect([...new Set([...pastRanges, ...comingRanges])].sort()).toEqual(Object.keys(dayRangeLabels).sort());
  });
});
