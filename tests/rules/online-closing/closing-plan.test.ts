import { describe, expect, it } from "vitest";
import { sum } from "../../../api/src/core/colombia/cop.ts";
import { addDays } from "../../../api/src/core/colombia/days.ts";
import { newPlan } from "../../../api/src/modules/contracts/plan/plan-change.ts";
import { planLines } from "../../../api/src/modules/contracts/plan/plan.rules.ts";
import {
  closingPlan,
  nextFortnights,
  offeredPayments,
} from "../../../api/src/modules/online-closing/closing-plan.rules.ts";
import { YEAR } from "../../support/calendar.ts";

const day = (rest: string) => `${YEAR}-${rest}`;

describe("the fortnights of a plan", () => {
  it("are the 15th and the last day of each month", () => {
    expect(nextFortnights(day("03-20"), 4)).toEqual([day("03-31"), day("04-15"), day("04-30"), day("05-15")]);
  });

  it("begin at least eight days after the first payment", () => {
    expect(nextFortnights(day("03-10"), 1)).toEqual([day("03-31")]);
    expect(nextFortnights(day("03-07"), 1)).toEqual([day("03-15")]);
  });
});

describe("the numbers of payments that a client can choose", () => {
  it("end 30 days before departure", () => {
    const today = day("03-01");
    expect(offeredPayments(12, today, day("04-29"))).toEqual([1, 2]);
    expect(offeredPayments(12, today, day("04-30"))).toEqual([1, 2, 3]);
  });

  it("are one payment today when the trip is near, and never more than allowed", () => {
    const today = day("03-01");
    expect(offeredPayments(12, today, addDays(today, 20))).toEqual([1]);
    expect(offeredPayments(4, today, addDays(today, 400))).toEqual([1, 2, 3, 4]);
    expect(offeredPayments(12, today, addDays(today, 400)).at(-1)).toBe(12);
  });
});

describe("a plan in equal payments", () => {
  it.each([1, 2, 3, 7, 12])("adds up to the price to the peso in %i payments", (payments) => {
    const [today, price] = [day("03-01"), 3_000_001];
    const departure = addDays(today, 400);
    const lines = planLines(newPlan(closingPlan(payments, price, today), price, { today, departure }), price);
    expect(lines).toHaveLength(payments);
    expect(sum(lines.map(({ monto }) => monto))).toBe(price);
    expect(lines[0]?.fechaVencimiento).toBe(today);
    expect(
      Math.max(...lines.map(({ monto }) => monto)) - Math.min(...lines.map(({ monto }) => monto)),
    ).toBeLessThan(payments + 1);
  });
});
