import { describe, expect, it } from "vitest";
import { costAge } from "../../api/src/modules/providers/library/library.rules.ts";

describe("the age of a cost", () => {
  it.each([
    ["2026-11-26", "hoy"],
    ["2026-11-25", "ayer"],
    ["2026-11-01", "hace 25 días"],
    ["2026-10-26", "hace 1 mes"],
    ["2026-08-27", "hace 2 meses"],
    ["2026-05-26", "hace 6 meses"],
    ["2026-05-25", "costo de hace 6 meses"],
    ["2026-03-20", "costo de hace 8 meses"],
    ["2024-11-26", "costo de hace 2 años"],
  ])("of %s is said on 26 November 2026 as: %s", (costDay, age) => {
    expect(costAge(costDay, "2026-11-26")).toBe(age);
  });
});
