import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as money from "../../api/src/core/colombia/cop.ts";

const amount = fc.integer({ min: 0, max: 5_000_000_000 });
const percent = fc.integer({ min: 0, max: 10_000 }).map((basis) => basis / 100);

describe("money is whole pesos", () => {
  it.each([
    [1_000, 15, 150],
    [10, 5, 1],
    [30, 5, 2],
    [1_050, 0.05, 1],
    [999, 33.33, 333],
    [4_567_891, 12.35, 564_135],
    [0, 15, 0],
    [-10, 5, -1],
  ])("%d × %d %% is %d", (base, share, expected) => expect(money.percentOf(base, share)).toBe(expected));

  it("refuses a percentage with three decimals", () =>
    expect(() => money.percentOf(100, 1.005)).toThrow(RangeError));
  it("refuses half a peso", () => expect(() => money.cop(0.5)).toThrow(RangeError));
  it("adds nothing to 0", () => expect(money.sum([])).toBe(0));
  it("rounds what each person pays up", () => {
    expect(money.divideUp(1_000_000, 3)).toBe(333_334);
    expect(money.divideUp(999_999, 3)).toBe(333_333);
  });

  it("splits with the remainder in the last part", () =>
    expect(money.split(1_000_000, 3)).toEqual([333_333, 333_333, 333_334]));
  it("splits into parts that add up", () => {
    fc.assert(
      fc.property(
        amount,
        fc.integer({ min: 1, max: 12 }),
        (total, count) => money.sum(money.split(total, count)) === total,
      ),
    );
  });
  it("never errs by more than half a peso in a percentage", () => {
    fc.assert(
      fc.property(
        amount,
        percent,
        (base, share) => Math.abs(money.percentOf(base, share) - (base * share) / 100) <= 0.5 + 1e-4,
      ),
    );
  });
  it("reverses exactly", () => {
    fc.assert(
      fc.property(
        amount,
        percent,
        (base, share) => money.percentOf(-base, share) + money.percentOf(base, share) === 0,
      ),
    );
  });

  it.each([
    [450_000, 1_000_000, 1, 45],
    [1, 3, 1, 33.3],
    [2, 3, 2, 66.67],
    [-1, 8, 2, -12.5],
    [5, 0, 1, null],
  ])("%d of %d in percent, to %d decimals, is %s", (part, whole, decimals, expected) =>
    expect(money.percentage(part, whole, decimals)).toBe(expected),
  );
});

describe("the amounts of a plan", () => {
  it.each<[number[], number, number[] | null]>([
    [[500_000, 500_000], 1_000_000, [500_000, 500_000]],
    [[500_000, 499_999], 1_000_000, null],
    [[333_333.33, 333_333.33, 333_333.33], 1_000_000, [333_333, 333_333, 333_334]],
    [[333_333.333333, 333_333.333333, 333_333.333333], 1_000_000, [333_333, 333_333, 333_334]],
    [[333_333.33, 333_333.33, 333_331.33], 1_000_000, null],
    [[], 0, null],
  ])("%j over %d", (amounts, total, expected) =>
    expect(money.wholePlanAmounts(amounts, total)).toEqual(expected),
  );

  it("take every even split with cents", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2_000_001, max: 900_000_000 }),
        fc.integer({ min: 2, max: 12 }),
        (total, count) => {
          const plan = money.wholePlanAmounts(
            Array<number>(count).fill(Math.round((total / count) * 100) / 100),
            total,
          );
          return plan !== null && money.sum(plan) === total && plan.every(money.isCop);
        },
      ),
    );
  });
});

describe("amounts on the wire", () => {
  it.each<[unknown, number]>([
    [84_000, 84_000],
    ["84000", 84_000],
    ["84000.00", 84_000],
    [" 84000 ", 84_000],
    [-500, -500],
    [-0, 0],
    [9_000_000_000, 9_000_000_000],
  ])("%j is %d", (input, expected) => expect(money.parseCop(input)).toBe(expected));

  it.each([
    [84_000.5],
    ["84000.50"],
    ["84.000"],
    ["1e5"],
    [""],
    [null],
    [Number.NaN],
    [Infinity],
    [true],
    [{}],
    ["9".repeat(20)],
  ])("%j is refused", (input) => {
    expect(() => money.parseCop(input)).toThrow("El valor debe ser un número entero de pesos");
  });

  it("reads as a Colombian writes it", () => {
    expect(money.formatCop(1_234_567)).toBe("$\u00a01.234.567");
    expect(money.formatCop(-1_500_000)).toBe("-$\u00a01.500.000");
  });
});
