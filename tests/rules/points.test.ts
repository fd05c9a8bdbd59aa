import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COP_PER_POINT, pointsEarned, pointsTakenBack } from "../../api/src/modules/rewards/points.rules.ts";

describe("points", () => {
  it.each([
    [0, 49_999, 0],
    [0, 50_000, 1],
    [30_000, 30_000, 1],
    [60_000, 30_000, 0],
    [0, 2_000_000, 40],
    [49_999, 1, 1],
  ])("a customer who had paid %i and pays %i makes %i", (before, amount, points) => {
    expect(pointsEarned(before, amount)).toBe(points);
  });

  it("are those of the sum, however it was paid, and none is left when all is taken back", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5_000_000 }), { maxLength: 20 }), (amounts) => {
        let paid = 0;
        let balance = 0;
        for (const amount of amounts) {
          balance += pointsEarned(paid, amount);
          paid += amount;
        }
        expect(balance).toBe(Math.floor(paid / COP_PER_POINT));
        for (const amount of amounts) {
          balance -= pointsTakenBack(paid, amount, balance);
          paid -= amount;
        }
        expect(balance).toBe(0);
      }),
    );
  });

  it("never go below zero", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 50 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (paid, balance, share) => {
          const taken = pointsTakenBack(paid, Math.floor(paid * share), balance);
          expect(taken).toBeGreaterThanOrEqual(0);
          expect(taken).toBeLessThanOrEqual(balance);
        },
      ),
    );
  });
});
