import { beforeAll, describe, expect, it } from "vitest";
import { monthBounds } from "../../../api/src/core/colombia/days.ts";
import { may } from "../../../api/src/modules/accounts/permissions.rules.ts";
import { contractFilterOf } from "../../../web/src/features/contracts/contract/contract.filters.ts";
import { packageFilterOf } from "../../../web/src/features/catalog/package.filters.ts";
import { paymentFilterOf } from "../../../web/src/features/payments/payment/payment.filters.ts";
import { quoteFilterOf } from "../../../web/src/features/quotes/quote/quote.filters.ts";
import {
  everyPackage,
  everyQuote,
  everyUser,
  goalRows,
  pendingRows,
  quoteRows,
  revenueRows,
} from "../../../web/src/features/reports/dashboard/dashboard.links.ts";
import { soldRows } from "../../../web/src/features/reports/sales-by/sales-by.links.ts";
import { atLeastOne } from "../../support/at-least-one.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inMonths, monthIn } from "../../support/calendar.ts";
import type { Handle } from "../../support/people.ts";
import { CANCEL } from "../../support/story/commissions.ts";
import { aSignedSimpleContract } from "../../support/story/contracts.ts";
import { aPayableContract, aPayment, aVerifiedPayment } from "../../support/story/payments.ts";
import { aQuote, aSentQuote } from "../../support/story/quotes.ts";

let app: TestApp;

// The first team sold two contracts, of which one was cancelled later, and has one to be signed; some was
// paid this month, some the month before, and some waits. Another seller of the team goes on with one
// sale. A payment online is on its way to the provider, and the second team made a quote.
beforeAll(async () => {
  app = await anAppWithSales();
  const sale = await aSignedSimpleContract(app);
  await aVerifiedPayment(app, sale.id, { monto: 700_000 });
  await aVerifiedPayment(app, sale.id, { monto: 200_000, fechaPago: inMonths(-1) });
  const gone = await aSignedSimpleContract(app);
  await app.as("owner").ask(CANCEL, { id: gone.id, input: { motivo: "El cliente desistió" } });
  const { id } = await aPayableContract(app);
  await aVerifiedPayment(app, id, { monto: 300_000 });
  await aPayment(app, id, { monto: 100_000 });
  const online = await aPayment(app, id, { monto: 50_000 });
  const { em } = app.app.services.orm;
  await em
    .fork()
    .execute(
      "update payments set wompi_reference = 'TRV-1', tipo_pago = 'wompi', medio = 'wompi' where id = ?",
      [online.id],
    );
  // One in review does not await verification (decisions, 18).
  const reviewed = await aPayment(app, id, { monto: 60_000 });
  await em.fork().execute(
    `update payments set wompi_reference = 'TRV-2', tipo_pago = 'wompi', medio = 'wompi',
       decision_note = 'En revisión' where id = ?`,
    [reviewed.id],
  );
  await aSentQuote(app);
  await aQuote(app, { by: "gerente2" });
  await app
    .as("admin")
    .ask(
      `mutation ($id: ID!, $input: ReassignQuoteInput!) { reassignQuote(id: $id, input: $input) { id } }`,
      { id: sale.quoteId, input: { sellerId: app.people.lider.id, reassignmentReason: "Reparto" } },
    );
}, 120_000);

const roles = ["asesor", "lider", "gerente", "contador", "owner"] as const satisfies readonly Handle[];
const month = monthBounds(monthIn(0));
const valuesOf = (address: string) => Object.fromEntries(new URLSearchParams(address.split("?")[1]));

interface Paid {
  readonly monto: number;
  readonly status: string;
  readonly fechaPago: string;
}
const sumOf = (list: readonly Paid[]) => list.reduce((total, { monto }) => total + monto, 0);

/** The payments of the contracts that an address lists. */
const paymentsBehind = async (who: Handle, address: string): Promise<readonly Paid[]> => {
  const { contracts } = await app.as(who).ask(
    `query ($filter: ContractFilter) { contracts(limit: 100, filter: $filter) {
      items { payments { monto status fechaPago } } } }`,
    { filter: contractFilterOf(valuesOf(address)) },
  );
  return contracts.items.flatMap(({ payments }: { payments: Paid[] }) => payments);
};
/**
 * Returns the figures of a person for the sale that was given to another seller: they still count for the
 * advisor (decision 0076).
 */
const handedOn = (who: Handle) =>
  who === "asesor" ? { contracts: 1, paid: 700_000 } : { contracts: 0, paid: 0 };
const inMonth = ({ status, fechaPago }: Paid) =>
  status === "verified" && fechaPago >= month.from && fechaPago <= month.to;
const contractsBehind = async (who: Handle, address: string): Promise<number> =>
  (
    await app.as(who).ask("query ($filter: ContractFilter) { contracts(filter: $filter) { total } }", {
      filter: contractFilterOf(valuesOf(address)),
    })
  ).contracts.total;
const quotesBehind = async (who: Handle, address: string): Promise<number> =>
  (
    await app.as(who).ask("query ($filter: QuoteFilter) { quotes(filter: $filter) { total } }", {
      filter: quoteFilterOf(valuesOf(address)),
    })
  ).quotes.total;
const statsOf = async (who: Handle) =>
  (
    await app.as(who)
      .ask(`{ dashboardStats { totalUsers totalQuotes totalContracts totalRevenue activePackages
      pendingPayments monthlyRevenue monthlyQuotes } }`)
  ).dashboardStats;

describe.each(roles)("a figure of the dashboard of %s is as many as the rows it opens:", (who) => {
  const role = () => app.people[who].role;

  it("quotes of ever and of the month, and contracts", async () => {
    const { totalQuotes, monthlyQuotes, totalContracts } = await statsOf(who);
    expect(await contractsBehind(who, "")).toBe(totalContracts);
    const address = quoteRows(role(), month);
    expect(address === null).toBe(everyQuote(role()) === null);
    if (address === null) return;
    expect(await quotesBehind(who, address)).toBe(monthlyQuotes);
    expect(await quotesBehind(who, everyQuote(role())!)).toBe(totalQuotes);
  });

  it("the income of the month, payment by payment", async () => {
    const address = revenueRows(role(), month);
    const { monthlyRevenue } = await statsOf(who);
    expect(monthlyRevenue).toBe(1_000_000);
    if (address.startsWith("/contratos")) {
      const listed = sumOf((await paymentsBehind(who, address)).filter(inMonth));
      expect(listed + handedOn(who).paid).toBe(monthlyRevenue);
      return;
    }
    const { status, startDate, endDate } = valuesOf(address);
    const { payments } = await app.as(who).ask(
      `query ($filter: PaymentFilter) { payments(limit: 100, filter: $filter) {
        items { monto status fechaPago } } }`,
      { filter: { status, startDate, endDate } },
    );
    expect(sumOf(payments.items)).toBe(monthlyRevenue);
  });

  it("payments that await verification, without payments that the card provider has still to decide on", async () => {
    const address = pendingRows(role());
    const { pendingPayments } = await statsOf(who);
    expect(pendingPayments).toBe(1);
    if (address.startsWith("/contratos")) expect(await contractsBehind(who, address)).toBe(1);
    else {
      const document = "query ($filter: PaymentFilter) { payments(filter: $filter) { total } }";
      const { payments } = await app.as(who).ask(document, { filter: paymentFilterOf(valuesOf(address)) });
      expect(payments.total).toBe(pendingPayments);
      // People decide on the one in review as well.
      expect((await app.as(who).ask("{ paymentQueue { total } }")).paymentQueue.total).toBe(2);
    }
  });

  it("packages that are offered, and accounts", async () => {
    const { activePackages, totalUsers } = await statsOf(who);
    const { packagePage } = await app
      .as(who)
      .ask("query ($filter: PackageFilter) { packagePage(filter: $filter) { total } }", {
        filter: packageFilterOf(valuesOf(everyPackage(role()))),
      });
    expect(packagePage.total).toBe(activePackages);
    if (!everyUser(role())) return;
    const { users } = await app.as(who).ask("{ users { id } }");
    // The viewer's tree begins with the viewer.
    expect(users.length + (may(role(), "manageUsers") ? 0 : 1)).toBe(totalUsers);
  });

  it("sales of each seller, also when another person works on them now, without cancelled ones", async () => {
    const { topSellers, userPerformance } = await app
      .as(who)
      .ask("{ topSellers(limit: 100) { id contracts } userPerformance { id contracts } }");
    const rows = (id: number) => soldRows({ por: "vendedor", clave: String(id), ...month })!;
    for (const { id, contracts } of atLeastOne([...topSellers, ...userPerformance]))
      expect([id, (await contractsBehind(who, rows(id))) + handedOn(who).contracts]).toEqual([id, contracts]);
    const { id } = app.people.asesor;
    const own = userPerformance.find((seller) => seller.id === id)!;
    if (who !== "asesor") expect(own.contracts).toBe(1);
  });

  it("how far each goal is, for who sold and who led", async () => {
    const { salesGoals } = await app.as(who).ask("{ salesGoals { userId vendido } }");
    for (const { userId, vendido } of atLeastOne(salesGoals)) {
      const listed = sumOf((await paymentsBehind(who, goalRows(userId, month))).filter(inMonth));
      expect([userId, listed + handedOn(who).paid]).toEqual([userId, vendido]);
    }
  });
});

describe("the lists that figures open", () => {
  it("take any day there is, and a hundred years", async () => {
    const totals = async (filter: string) => {
      const { quotes, contracts } = await app.as("owner")
        .ask(`{ quotes(filter: { createdFrom: ${filter.replace("/", ", createdTo: ")} }) { total }
          contracts(filter: { paidFrom: ${filter.replace("/", ", paidTo: ")},
            signedFrom: ${filter.replace("/", ", signedTo: ")} }) { total } }`);
      return [quotes.total, contracts.total];
    };
    const whole = await totals(`"${inMonths(-12 * 26)}"/"${inMonths(12 * 70)}"`);
    expect(whole.every((total) => total > 0)).toBe(true);
    expect(await totals(`"0001-01-01"/"9999-12-31"`)).toEqual(whole);
    expect(await totals(`"9999-12-31"/"0001-01-01"`)).toEqual([0, 0]);
    const { errors } = await app.as("owner").gql(`{ quotes(filter: { createdTo: "0000-12-31" }) { total } }`);
    expect(errors?.[0]?.message).toBe("La fecha no es válida");
  });
});
