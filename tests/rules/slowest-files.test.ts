import { expect, it } from "vitest";
import { shownAtFailure, slowest, triedAgain } from "../support/slowest-files.ts";

it("a run of several files ends with its slowest ones, the slowest first", () => {
  const files = Array.from({ length: 12 }, (_, n) => ({ file: `tests/${n}.test.ts`, ms: n * 1_500 }));
  const [head, ...rows] = slowest(files);
  expect(head).toBe("The 10 slowest of 12 files (99.0 s in all):");
  expect(rows).toHaveLength(10);
  expect(rows[0]).toBe("   16.5 s  tests/11.test.ts");
  expect(rows.at(-1)).toBe("    3.0 s  tests/2.test.ts");
});

it("a run of one file prints no list of slow files: its own line has its time", () => {
  expect(slowest([{ file: "tests/a.test.ts", ms: 10 }])).toEqual([]);
});

it("a run ends with the tests that held at their second try only", () => {
  expect(triedAgain([])).toEqual([]);
  expect(triedAgain(["tests/e2e/a.test.ts › a page › opens"])).toEqual([
    "1 held at a second try only, and must be mended:",
    "           tests/e2e/a.test.ts › a page › opens",
  ]);
});

it("a run ends with the content of the pages of failed tests", () => {
  expect(shownAtFailure([])).toEqual([]);
  expect(shownAtFailure([["tests/e2e/a.test.ts › a page › opens", "http://a/ Sin conexión"]])).toEqual([
    "Shown when they failed:",
    "           tests/e2e/a.test.ts › a page › opens: http://a/ Sin conexión",
  ]);
});
