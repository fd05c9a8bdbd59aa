import { describe, expect, it } from "vitest";
import {
  above,
  administers,
  earns,
  seesAll,
  sellerRoles,
} from "../../api/src/modules/accounts/staff.rules.ts";
import {
  canSucceed,
  isDemotion,
  managerBelow,
  mayGiveRole,
  mayManage,
} from "../../api/src/modules/organization/user.rules.ts";
import { previousBounds, sameDaysBefore } from "../../api/src/modules/reports/period.rules.ts";
import {
  averageTicket,
  conversionRate,
  noSales,
  totalSales,
} from "../../api/src/modules/reports/sales.rules.ts";

const person = (role: number, liderId: number | null = null, gerenteId: number | null = null) => ({
  id: 90,
  role,
  liderId,
  gerenteId,
});

describe("the accountant, whose number is 6", () => {
  it("is above nobody, and below the owner alone", () => {
    for (const role of [1, 2, 3, 4, 5, 6, 7]) expect(above(role)).not.toContain(6);
    expect(above(6)).toEqual([7]);
    expect([above(2), above(5), above(7)]).toEqual([[3, 4, 5, 7], [7], []]);
  });

  it("sees the whole agency, and neither administers, sells nor earns", () => {
    const accountant = { role: 6 };
    expect(seesAll(accountant)).toBe(true);
    expect([administers(accountant), sellerRoles.includes(6), earns(accountant)]).toEqual([
      false,
      false,
      false,
    ]);
    expect([4, 5, 6, 7].map((role) => seesAll({ role }))).toEqual([false, true, true, true]);
    expect(seesAll(null)).toBe(false);
  });
});

describe("whom somebody manages", () => {
  it.each([
    [7, person(7), true],
    [7, person(1), true],
    [5, person(4), true],
    [5, person(5), false],
    [5, person(6), false],
    [5, person(7), false],
    [4, person(2, 3, 40), true],
    [4, person(2, 40, null), false],
    [3, person(2, 40, 4), true],
    [3, person(2, 3, 40), false],
    [6, person(1), false],
    [2, person(1, 40, 40), false],
    [1, person(1, 40, 40), false],
  ])("role %i of %o: %s", (role, whom, expected) => {
    expect(mayManage({ id: 40, role }, whom)).toBe(expected);
  });
});

describe("a change of role", () => {
  it.each([
    [3, 2, true],
    [4, 3, true],
    [2, 1, true],
    [4, 6, true],
    [5, 6, true],
    [7, 5, true],
    [2, 3, false],
    [6, 7, false],
    [3, 3, false],
  ])("from %i to %i takes somebody out of their place: %s", (before, after, expected) => {
    expect(isDemotion(before, after)).toBe(expected);
  });

  it.each([
    [7, 7, true],
    [5, 5, false],
    [5, 4, true],
    [4, 3, true],
    [4, 4, false],
    [4, 1, true],
    [3, 2, false],
    [3, 1, false],
  ])("by role %i to %i is theirs to give: %s", (by, role, expected) => {
    expect(mayGiveRole({ id: 1, role: by }, role)).toBe(expected);
  });
});

describe("a successor", () => {
  const led = { liderId: 1, gerenteId: 9 };
  const managed = { liderId: null, gerenteId: 1 };
  it.each([
    [3, [led], true],
    [2, [led], false],
    [6, [led], false],
    [3, [managed], false],
    [4, [managed, led], true],
    [5, [managed], true],
    [2, [], true],
    [1, [], false],
    [6, [], false],
  ])("of role %i can take over %o: %s", (role, team, expected) => {
    expect(canSucceed(role, 1, team)).toBe(expected);
  });

  it("brings their manager, is the manager, or leaves the manager", () => {
    expect(managerBelow({ id: 5, role: 3, gerenteId: 8 }, 2)).toBe(8);
    expect(managerBelow({ id: 5, role: 4, gerenteId: null }, 2)).toBe(5);
    expect(managerBelow({ id: 5, role: 7, gerenteId: null }, 2)).toBe(2);
  });
});

describe("the period before", () => {
  it.each([
    ["current_month", "2026-01-15", { from: "2025-12-01", to: "2025-12-31" }],
    ["last_month", "2026-03-31", { from: "2026-01-01", to: "2026-01-31" }],
    ["current_quarter", "2026-02-01", { from: "2025-10-01", to: "2025-12-31" }],
    ["current_year", "2028-06-01", { from: "2027-01-01", to: "2027-12-31" }],
    ["all", "2026-02-01", null],
  ] as const)("%s on %s", (period, today, expected) => {
    expect(previousBounds(period, today)).toEqual(expected);
  });
});

describe("figures", () => {
  it("over nothing are 0", () => {
    expect(totalSales([])).toEqual(noSales);
    expect([conversionRate(noSales), averageTicket(noSales)]).toEqual([0, 0]);
  });
  it("round the rate to one decimal and the ticket to the peso", () => {
    const sales = { ...noSales, quotes: 3, approved: 2, contracts: 3, sales: 10_000_000 };
    expect([conversionRate(sales), averageTicket(sales)]).toEqual([66.7, 3_333_333]);
  });
});

describe("the same days of the period before", () => {
  it.each([
    ["current_month", "2026-03-31", { from: "2026-02-01", to: "2026-02-28" }],
    ["current_month", "2026-01-15", { from: "2025-12-01", to: "2025-12-15" }],
    ["last_month", "2026-03-31", { from: "2026-01-01", to: "2026-01-31" }],
    ["current_quarter", "2026-02-10", { from: "2025-10-01", to: "2025-11-10" }],
    ["current_year", "2028-02-29", { from: "2027-01-01", to: "2027-02-28" }],
    ["all", "2026-02-01", null],
  ] as const)("%s on %s", (period, today, expected) => {
    expect(sameDaysBefore(period, today)).toEqual(expected);
  });
});
