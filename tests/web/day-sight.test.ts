import { describe, expect, it } from "vitest";
import { sightOf } from "../../web/src/features/reports/day-sight.ts";

describe("what of a day is in sight", () => {
  it("shows each of a few lines with its records", () => {
    for (const lines of [1, 2, 3, 4]) expect(sightOf(lines, false)).toMatchObject({ open: 4, rows: 0 });
    expect(sightOf(1, true)).toEqual({ open: 1, records: 1, rows: 0 });
  });

  it("keeps many lines to rows, fewer on a phone", () => {
    for (const lines of [5, 9, 30]) {
      expect(sightOf(lines, false).records).toBe(1);
      expect(sightOf(lines, false).open + sightOf(lines, false).rows).toBeLessThanOrEqual(14);
      expect(sightOf(lines, true)).toEqual({ open: 0, records: 1, rows: 6 });
    }
  });
});
