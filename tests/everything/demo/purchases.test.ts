import { expect, it } from "vitest";
import { seedContext } from "../../../api/src/app.seed.ts";
import { seedPurchases } from "../../../api/src/modules/purchases/purchases.seed.ts";
import { START } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { at, inDays } from "../../support/calendar.ts";
import { aContractToBuy } from "../../support/story/purchases.ts";

it("the demo buys all that old contracts need and a part of the needs of recent ones, and owes something this week", async () => {
  const app = await anAppWithSales();
  app.clock.advance({ hours: -11 });
  const earlier = await aContractToBuy(app);
  const recent = await aContractToBuy(app);
  const old = await aContractToBuy(app);
  await app.app.services.orm.em
    .fork()
    .execute("update contracts set signed_at = ? where id = ?", [at(inDays(-80), "10:00"), old.id]);
  await app.app.services.orm.em
    .fork()
    .execute("update contracts set signed_at = ? where id = ?", [at(inDays(-10), "10:00"), earlier.id]);
  app.clock.set(START);

  const accounts = ["admin", "owner"] as const;
  const shared = new Map(accounts.map((who) => [`account:${who}`, app.people[who]]));
  await seedPurchases(seedContext(app.app.services, shared));

  const document = `query ($id: ID!) {
      contract(id: $id) { status } purchaseSummary(contractId: $id) { totalItems completados sinFecha } }`;
  expect(await app.as("owner").ask(document, { id: old.id })).toEqual({
    contract: { status: "completed" },
    purchaseSummary: { totalItems: 5, completados: 5, sinFecha: 0 },
  });
  const { contract, purchaseSummary } = await app.as("owner").ask(document, { id: recent.id });
  expect(contract).toEqual({ status: "signed" });
  expect(purchaseSummary.completados).toBeLessThan(5);

  const { providerDueFigures: owed } = await app
    .as("contador")
    .ask(`{ providerDueFigures { overdueCount weekCount dueCount paidCount } }`);
  expect(owed.overdueCount).toBeGreaterThan(0);
  expect(owed.weekCount).toBeGreaterThan(0);
  expect(owed.dueCount).toBeGreaterThan(owed.overdueCount);
  expect(owed.paidCount).toBeGreaterThan(0);

  const { payoutApprovals, approvalRule } = await app
    .as("owner")
    .ask(`{ payoutApprovals { items { status current } } approvalRule { secondPersonAbove } }`);
  expect(payoutApprovals.items).toEqual([
    { status: "waiting", current: true },
    { status: "approved", current: true },
  ]);
  expect(approvalRule.secondPersonAbove).toBeNull();
});
