import { describe, expect, it } from "vitest";
import { dayLimits } from "../../../web/src/features/reports/day-limits.ts";

describe("what of a day is in sight", () => {
  it("shows each of a few lines with its records", () => {
    for (const lines of [1, 2, 3, 4]) expect(dayLimits(lines, false)).toMatchObject({ open: 4, rows: 0 });
    expect(dayLimits(1, true)).toEqual({ open: 1, records: 1, rows: 0 });
  });

  it("keeps many lines to rows, fewer on a phone", () => {
    for (const lines of [5, 9, 30]) {
      expect(dayLimits(lines, false).records).toBe(1);
      expect(dayLimits(lines, false).open + dayLimits(lines, false).rows).toBeLessThanOrEqual(14);
      expect(dayLimits(lines, true)).toEqual({ open: 0, records: 1, rows: 6 });
    }
  });
});
