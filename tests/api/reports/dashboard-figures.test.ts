import { beforeAll, describe, expect, it } from "vitest";
import { monthOf, today } from "../../../api/src/core/colombia/days.ts";
import { seesAll } from "../../../api/src/modules/accounts/staff.rules.ts";
import { anApp, START, type TestApp } from "../../support/app.ts";
import { monthIn, YEAR } from "../../support/calendar.ts";
import type { Handle } from "../../support/people.ts";
import { aSignedSimpleContract } from "../../support/story/contracts.ts";
import { aPayableContract, aPayment, aVerifiedPayment } from "../../support/story/payments.ts";

const ACTS = 1_000;
const teams = [
  ["asesor", "lider", "gerente"],
  ["asesor2", "lider2", "gerente2"],
] as const satisfies readonly (readonly Handle[])[];
const readers = ["asesor", "lider", "gerente", "asesor2", "gerente2", "admin", "contador"] as const;

let app: TestApp;
const execute = <T extends object>(query: string, values: readonly unknown[] = []): Promise<T[]> =>
  app.app.services.orm.em.fork().execute<T[]>(query, [...values]);

/** Makes each run do equal acts: a small generator with a seed (Numerical Recipes' LCG). */
let state = 20_261_121;
const below = (count: number): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * count);
};
const oneOf = <T>(list: readonly T[]): T => list[below(list.length)]!;

/** A row of a table as another one, with some columns of its own. */
const copy = (table: string, id: string, own: object) =>
  execute(
    `insert into ${table} select (jsonb_populate_record(t, ?::jsonb)).* from ${table} t where t.id = ?`,
    [JSON.stringify(own), id],
  );

const sellers = () => {
  const [asesor, lider, gerente] = oneOf(teams).map((who) => app.people[who].id);
  const own = oneOf([
    { asesor_id: asesor, lider_id: lider, gerente_id: gerente, admin_id: null },
    { asesor_id: null, lider_id: lider, gerente_id: gerente, admin_id: null },
    { asesor_id: null, lider_id: null, gerente_id: gerente, admin_id: null },
    { asesor_id: null, lider_id: null, gerente_id: null, admin_id: app.people.admin.id },
  ]);
  return { ...own, vendedor_id: own.asesor_id ?? own.lider_id ?? own.gerente_id ?? own.admin_id };
};
const signedBy = ({ asesor_id, lider_id, gerente_id, admin_id }: ReturnType<typeof sellers>) => ({
  signed_asesor_id: asesor_id,
  signed_lider_id: lider_id,
  signed_gerente_id: gerente_id,
  signed_admin_id: admin_id,
});
const somewhen = () => new Date(START.getTime() - below(400) * 86_400_000 - below(86_400) * 1_000);
const idOf = (kind: number, act: number) =>
  `0190${String(kind).padStart(4, "0")}-0000-7000-8000-${act.toString(16).padStart(12, "0")}`;

// What a sale can do, a thousand times, by the rows it leaves: a quote, a contract of one, its signature,
// a payment that is verified, waits or was taken back, and another seller for what is open or signed.
beforeAll(async () => {
  app = await anApp();
  const base = await aSignedSimpleContract(app);
  const verified = await aVerifiedPayment(app, base.id, { monto: 1_000 });
  const waiting = await aPayment(app, base.id, { monto: 2_000 });
  const open = await aPayableContract(app);
  const quotes: string[] = [];
  const contracts: string[] = [];
  for (let act = 1; act <= ACTS; act++) {
    const kind = below(10);
    const id = idOf(kind, act);
    const at = somewhen();
    if (kind < 3 || contracts.length === 0) {
      const status = oneOf(["pending", "sent", "approved"]);
      await copy("quotes", base.quoteId, {
        id,
        quote_number: `P-${act}`,
        status,
        created_at: at,
        ...sellers(),
      });
      quotes.push(id);
      if (below(2)) {
        const sold = sellers();
        const signed = below(3) > 0;
        await copy("contracts", signed ? base.id : open.id, {
          ...{ id: idOf(90, act), contract_number: `P-${act}`, quote_id: id, created_at: at },
          ...{ ...sold, vendedor_id: undefined, status: signed ? "signed" : "active" },
          ...(signed && { ...signedBy(sold), signed_at: at }),
        });
        contracts.push(idOf(90, act));
      }
    } else if (kind < 8) {
      const day = today(somewhen());
      const own = { id, contract_id: oneOf(contracts), monto: 1_000 * (1 + below(900)), fecha_pago: day };
      if (below(4)) await copy("payments", verified.id, { ...own, receipt_number: `P-${act}` });
      else await copy("payments", waiting.id, own);
    } else {
      const { vendedor_id, ...own } = sellers();
      const columns = Object.keys(own)
        .map((column) => `${column} = ?`)
        .join();
      if (kind === 8)
        await execute(`update contracts set ${columns} where id = ?`, [
          ...Object.values(own),
          oneOf(contracts),
        ]);
      else
        await execute(`update quotes set ${columns}, vendedor_id = ? where id = ?`, [
          ...[...Object.values(own), vendedor_id, oneOf(quotes)],
        ]);
    }
  }
}, 600_000);

type Sold = Record<"asesor_id" | "lider_id" | "gerente_id" | "admin_id", number | null>;
type Signed = Record<
  "signed_asesor_id" | "signed_lider_id" | "signed_gerente_id" | "signed_admin_id",
  number | null
>;
interface Rows {
  readonly quotes: (Sold & { id: string; created_at: string | Date })[];
  readonly contracts: (Sold &
    Signed & { id: string; created_at: Date; signed_at: Date | null; precio: string })[];
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
  quotes: await execute("select id, asesor_id, lider_id, gerente_id, admin_id, created_at from quotes"),
  contracts: await execute(
    `select id, asesor_id, lider_id, gerente_id, admin_id, signed_asesor_id, signed_lider_id,
      signed_gerente_id, signed_admin_id, created_at, signed_at, precio_total as precio from contracts`,
  ),
  payments: await execute(
    "select contract_id, status, decision_note as note, fecha_pago::text as day, monto from payments",
  ),
});

const FIGURES = `{ dashboardStats { totalQuotes totalContracts totalRevenue pendingPayments monthlyRevenue
    monthlyQuotes }
  revenueChart { data } quotesChart { data } weeks: revenueChart(period: week) { data }
  days: quotesChart(period: day) { data }
  monthlyComparisons { revenue { current previous } quotes { current previous } }
  topSellers(limit: 100, period: all) { id sales contracts }
  userPerformance(period: all) { id revenue } }`;

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
    const sold = contracts.filter((contract) => contract.signed_at && counts(contract));
    for (const { id, sales, contracts: made } of shown.topSellers) {
      const hers = sold.filter((contract) => sellerOf(contract) === id);
      expect([id, made, sales]).toEqual([
        ...[id, hers.length],
        hers.reduce((amount, { precio }) => amount + Number(precio), 0),
      ]);
    }
    expect(total(shown.topSellers.map(({ contracts: made }: { contracts: number }) => made))).toBe(
      sold.length,
    );
    for (const { id, revenue } of shown.userPerformance)
      expect([id, revenue]).toEqual([
        id,
        sum(income.filter(({ contract_id }) => sellerOf(byId.get(contract_id)!) === id)),
      ]);
    expect(total(shown.userPerformance.map(({ revenue }: { revenue: number }) => revenue))).toBe(sum(income));
  });
});
