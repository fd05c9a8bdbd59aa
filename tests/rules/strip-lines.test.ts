import { describe, expect, it } from "vitest";
import { stripLines } from "../../web/src/ui/chart/strip.scale.ts";

describe("the lines of a strip of bars", () => {
  it.each([
    { data: [4, 11], lines: [0, 5, 10, 15] },
    { data: [18_986_745, 35_600_000], lines: [0, 20_000_000, 40_000_000] },
    { data: [1], lines: [0, 0.5, 1] },
    { data: [-3, 7], lines: [-5, 0, 5, 10] },
    { data: [-8], lines: [-10, -5, 0] },
    { data: [0, 0], lines: [0] },
    { data: [], lines: [0] },
  ])("are round, few, and around $data", ({ data, lines }) => {
    expect(stripLines(data)).toEqual(lines);
  });
});
