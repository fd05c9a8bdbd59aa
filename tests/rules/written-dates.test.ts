import { describe, expect, it } from "vitest";
import { datesIn, machineTimesIn } from "../support/written-dates.ts";

describe("a source of a test", () => {
  it.each([
    ['fechaIda: "2027-01-10"', ["2027-01-10"]],
    ['mes: "2026-11"', ["2026-11"]],
    ['clock.set("2026-12-01T05:00:00Z")', ["2026-12-01"]],
    ["sql(`where at < '2026-12-01'`)", ["2026-12-01"]],
    ['"startDate=2026-11-20&page=1"', ["2026-11-20"]],
    ["expect(number).toMatch(/^CT-2026-/)", ["2026-"]],
    ["`2027-${month}-01`", ["2027-"]],
    ['"11 de diciembre de 2026"', ["diciembre de 2026"]],
    ["<p>11 dic 2026</p>", ["dic 2026"]],
    ['"20-11-2026"', ["20-11-2026"]],
    ["new Date(2026, 10, 20)", ["new Date(2026"]],
    ['inDays(51) // "2027-01-10"', []],
    ['"2026-02-30 is no day, Ley 2578 de 2026 a law, Travesia2026 a password"', []],
  ])("%s writes %j", (source, dates) => expect(datesIn(source)).toEqual(dates));

  it.each([
    ["const now = new Date();", 1],
    ["Date.now() + 5", 1],
    ['sql("update contracts set completed_at = now()")', 1],
    ["app.clock.now(); performance.now();", 0],
    ["new Date(START); // not new Date()", 0],
  ])("%s asks the machine %d times", (source, times) => expect(machineTimesIn(source)).toHaveLength(times));
});
