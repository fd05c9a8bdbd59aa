import { beforeAll, describe, expect, it } from "vitest";
import { monthOf, today } from "../../../api/src/core/colombia/days.ts";
import { seesAll } from "../../../api/src/modules/accounts/staff.rules.ts";
import { atLeastOne } from "../../support/at-least-one.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { monthIn, YEAR } from "../../support/calendar.ts";
import { financialFigures } from "./figures/financial.ts";
import { ACTS, manyActs } from "./figures/many-acts.ts";
import { figuresOfMonths } from "./figures/months.ts";

const readers = ["asesor", "lider", "gerente", "asesor2", "gerente2", "admin", "contador"] as const;

let app: TestApp;
const execute = <T extends object>(query: string): Promise<T[]> =>
  app.app.services.orm.em.fork().execute<T[]>(query);

beforeAll(async () => {
  app = await anApp();
  await manyActs(app);
}, 600_000);

type Sold = Record<"asesor_id" | "lider_id" | "gerente_id" | "admin_id", number | null>;
type Signed = Record<
  "signed_asesor_id" | "signed_lider_id" | "signed_gerente_id" | "signed_admin_id",
  number | null
>;
interface Rows {
  readonly quotes: (Sold & {
    id: string;
    created_at: string | Date;
    sent_at: Date | null;
    status: string;
  })[];
  readonly contracts: (Sold &
    Signed & {
      id: string;
      quote_id: string | null;
      status: string;
      created_at: Date;
      signed_at: Date | null;
      precio: string;
    })[];
  readonly payments: {
    contract_id: string;
    status: string;
    note: string | null;
    day: string;
    monto: string;
  }[];
}

/** Every row as it is, with nothing asked of it. */
const rows = async (): Promise<Rows> => ({
  quotes: await execute(
    `select id, asesor_id, lider_id, gerente_id, admin_id, created_at, sent_at, status from quotes`,
  ),
  contracts: await execute(
    `select id, quote_id, status, asesor_id, lider_id, gerente_id, admin_id, signed_asesor_id,
      signed_lider_id, signed_gerente_id, signed_admin_id, created_at, signed_at, precio_total as precio
      from contracts`,
  ),
  payments: await execute(
    "select contract_id, status, decision_note as note, fecha_pago::text as day, monto from payments",
  ),
});

const unsigned = (quote: Sold) => ({
  ...quote,
  signed_at: null,
  signed_asesor_id: null,
  signed_lider_id: null,
  signed_gerente_id: null,
  signed_admin_id: null,
});

const FIGURES = `{ dashboardStats { totalQuotes totalContracts totalRevenue pendingPayments monthlyRevenue
    monthlyQuotes }
  revenueChart { data } quotesChart { data } weeks: revenueChart(period: week) { data }
  days: quotesChart(period: day) { data }
  monthlyComparisons { revenue { current previous } quotes { current previous } }
  topSellers(limit: 100, period: all) { id quotes sales contracts }
  userPerformance(period: all) { id quotes sent approved revenue } }`;

describe(`after ${ACTS} acts`, () => {
  it.each(readers)("every figure of %s is what the rows themselves come to", async (who) => {
    const { quotes, contracts, payments } = await rows();
    const { id: me, role } = app.people[who];
    const all = seesAll({ role });
    const places = [
      "asesor_id",
      "admin_id",
      ...(role === 3 ? ["lider_id"] : []),
      ...(role === 4 ? ["gerente_id"] : []),
    ] as (keyof Sold)[];
    const has = (row: Sold) => all || places.some((place) => row[place] === me);
    const counts = (row: Sold & Signed & { signed_at: unknown }) =>
      all || (row.signed_at ? places.some((place) => row[`signed_${place}`] === me) : has(row));
    const byId = new Map(contracts.map((contract) => [contract.id, contract]));
    const income = payments.filter(
      ({ status, contract_id }) => status === "verified" && counts(byId.get(contract_id)!),
    );
    const sum = (list: { monto: string }[]) => list.reduce((total, { monto }) => total + Number(monto), 0);
    const month = (offset: number) => monthIn(-offset);
    const own = quotes.filter(has).map(({ created_at }) => today(new Date(created_at)));
    const inMonth = (list: string[], asked: string) => list.filter((one) => monthOf(one) === asked).length;
    const monthsOf = (of: (asked: string) => number) =>
      Array.from({ length: 12 }, (_, place) => of(`${YEAR}-${String(place + 1).padStart(2, "0")}`));
    const paidIn = (asked: string) => sum(income.filter(({ day }) => monthOf(day) === asked));

    const shown = await app.as(who).ask(FIGURES);
    expect(shown.dashboardStats).toEqual({
      totalQuotes: own.length,
      totalContracts: contracts.filter(has).length,
      totalRevenue: sum(income),
      pendingPayments: payments.filter(
        ({ status, note, contract_id }) =>
          status === "pending" && note === null && has(byId.get(contract_id)!),
      ).length,
      monthlyRevenue: paidIn(month(0)),
      monthlyQuotes: inMonth(own, month(0)),
    });
    expect(shown.revenueChart.data).toEqual(monthsOf(paidIn));
    expect(shown.quotesChart.data).toEqual(monthsOf((asked) => inMonth(own, asked)));
    const total = (data: number[]) => data.reduce((one, other) => one + other, 0);
    expect(total(shown.weeks.data)).toBe(total(shown.revenueChart.data));
    expect(total(shown.days.data)).toBe(inMonth(own, month(0)));
    expect(shown.monthlyComparisons).toEqual({
      revenue: { current: paidIn(month(0)), previous: paidIn(month(1)) },
      quotes: { current: inMonth(own, month(0)), previous: inMonth(own, month(1)) },
    });

    const sellerOf = (row: Sold & Signed & { signed_at: unknown }) =>
      row.signed_at
        ? (row.signed_asesor_id ?? row.signed_lider_id ?? row.signed_gerente_id ?? row.signed_admin_id)
        : (row.asesor_id ?? row.lider_id ?? row.gerente_id ?? row.admin_id);
    const sold = contracts.filter(
      (contract) => contract.signed_at && contract.status !== "cancelled" && counts(contract),
    );
    for (const { id, sales, contracts: signedByHer } of atLeastOne(shown.topSellers)) {
      const hers = sold.filter((contract) => sellerOf(contract) === id);
      expect([id, signedByHer, sales]).toEqual([
        ...[id, hers.length],
        hers.reduce((amount, { precio }) => amount + Number(precio), 0),
      ]);
    }
    expect(total(shown.topSellers.map(({ contracts: hers }: { contracts: number }) => hers))).toBe(
      sold.length,
    );
    // A signed quote counts for its seller of that day, even when another seller has it now.
    const signedOf = new Map(
      contracts.flatMap((one) => (one.signed_at && one.quote_id ? [[one.quote_id, one] as const] : [])),
    );
    const made = quotes
      .filter((quote) => (signedOf.has(quote.id) ? counts(signedOf.get(quote.id)!) : has(quote)))
      .map((quote) => ({ ...quote, seller: sellerOf(signedOf.get(quote.id) ?? unsigned(quote)) }));
    const accepted = ["pending_passengers", "approved", "converted"];
    for (const { id, quotes: hers, ...further } of [...shown.topSellers, ...shown.userPerformance]) {
      const own = made.filter(({ seller }) => seller === id);
      expect([id, hers]).toEqual([id, own.length]);
      if ("sent" in further)
        expect([id, further.sent, further.approved]).toEqual([
          ...[id, own.filter(({ sent_at: sent }) => sent !== null).length],
          own.filter(({ status }) => accepted.includes(status)).length,
        ]);
    }
    expect(total(shown.topSellers.map(({ quotes: hers }: { quotes: number }) => hers))).toBe(made.length);
    for (const { id, revenue } of atLeastOne(shown.userPerformance))
      expect([id, revenue]).toEqual([
        id,
        sum(income.filter(({ contract_id }) => sellerOf(byId.get(contract_id)!) === id)),
      ]);
    expect(total(shown.userPerformance.map(({ revenue }: { revenue: number }) => revenue))).toBe(sum(income));
  });
});

financialFigures(() => app);
figuresOfMonths(() => app);
