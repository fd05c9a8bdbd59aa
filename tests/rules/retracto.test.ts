import { describe, expect, it } from "vitest";
import { retractoUntil } from "../../api/src/modules/contracts/contract/sale/retracto.rules.ts";

describe("the last day of a retracto", () => {
  // 5-colombia 2.4: five working days, the day of the signature left out.
  it.each([
    ["2026-03-27", "2026-04-07"],
    ["2026-12-04", "2026-12-14"],
    ["2026-11-20", "2026-11-27"],
    ["2026-12-22", "2026-12-30"],
    ["2026-07-10", "2026-07-21"],
  ])("of what was signed on %s is %s", (signed, until) => {
    expect(retractoUntil(true, signed, "2027-06-01")).toBe(until);
  });

  it("does not exist for a sale face to face", () => {
    expect(retractoUntil(false, "2026-11-20", "2027-06-01")).toBeNull();
  });

  it("does not exist when the trip starts within five days of the signature", () => {
    expect(retractoUntil(true, "2026-11-20", "2026-11-25")).toBeNull();
    expect(retractoUntil(true, "2026-11-20", "2026-11-26")).toBe("2026-11-27");
  });
});
