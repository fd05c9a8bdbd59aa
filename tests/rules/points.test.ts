import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COP_PER_POINT, pointsEarned, pointsTakenBack } from "../../api/src/modules/rewards/points.rules.ts";

describe("points", () => {
  it.each([
    [1, 0],
    [49_999, 0],
    [50_000, 1],
    [99_999, 1],
    [2_000_000, 40],
  ])("a payment of %i makes %i", (amount, points) => {
    expect(pointsEarned(amount)).toBe(points);
  });

  it("are never more than the money makes, and none is left when all is refunded", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5_000_000 }), { maxLength: 20 }), (amounts) => {
        const earned = amounts.map(pointsEarned);
        let balance = earned.reduce((all, points) => all + points, 0);
        expect(balance * COP_PER_POINT).toBeLessThanOrEqual(amounts.reduce((all, amount) => all + amount, 0));
        for (const points of earned) balance -= pointsTakenBack(points, balance);
        expect(balance).toBe(0);
      }),
    );
  });

  it("never go below zero", () => {
    fc.assert(
      fc.property(fc.nat({ max: 200 }), fc.nat({ max: 200 }), (earned, balance) => {
        expect(balance - pointsTakenBack(earned, balance)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
