import { describe, expect, it } from "vitest";
import { formatDay, formatInstant, formatLongDay } from "../../../web/src/ui/days.ts";

/** 7:30 p. m. of 23 November in Bogota, when it is the 24th in UTC. */
const EVENING = "2026-11-24T00:30:00.000Z";

describe("a moment in the evening", () => {
  it("is shown on its day in Bogota, not on that of UTC", () => {
    expect(formatDay(EVENING)).toBe("23 nov 2026");
    expect(formatLongDay(EVENING)).toBe("lunes, 23 de noviembre de 2026");
    expect(formatInstant(EVENING)).toMatch(/^23 nov 2026, 7:30/);
  });
});

it("a day is shown as it is", () => {
  expect([formatDay("2026-11-24"), formatLongDay("2026-11-24")]).toEqual([
    "24 nov 2026",
    "martes, 24 de noviembre de 2026",
  ]);
});
