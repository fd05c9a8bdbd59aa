import { beforeAll, expect, it } from "vitest";
import type { TestApp } from "../../../support/app.ts";
import { aBankAccount } from "../../../support/bank/story.ts";
import { anOutflow, OUTFLOWS, someText } from "../../../support/bank/outflows.ts";
import { LAST_MONTH } from "../../../support/money/closing-world.ts";
import { anAppWithSales } from "../../../support/sales.ts";
import { close, reopen } from "../../../support/story/closing.ts";
import { aPayableContract, aVerifiedPayment } from "../../../support/story/payments.ts";

const COUNTED = `query ($accountId: ID) {
  bankCounters(accountId: $accountId) { outflows outflowsAmount proposed unowned }
  bankBooks { accountId outflows outflowsAmount } }`;

let app: TestApp;
let account: string;
beforeAll(async () => {
  app = await anAppWithSales();
  account = await aBankAccount(app, "701200351");
});

async function counted() {
  const { bankCounters, bankBooks } = await app.as("contador").ask(COUNTED, { accountId: account });
  const book = bankBooks.find((one: { accountId: string }) => one.accountId === account)!;
  expect(book).toMatchObject({
    outflows: bankCounters.outflows,
    outflowsAmount: bankCounters.outflowsAmount,
  });
  const open = await app.as("contador").ask(OUTFLOWS, { filter: { accountId: account, list: "sin_dueno" } });
  return { ...bankCounters, listed: open.bankMovements.items.length };
}

it("outflows of a closed month are not counted nor shown as open, until it is reopened", async () => {
  const { id } = await aPayableContract(app);
  await aVerifiedPayment(app, id, { monto: 500_000, fechaPago: LAST_MONTH });
  await anOutflow(app, account, someText("GMF"), 9_000, { day: LAST_MONTH });
  await anOutflow(app, account, someText("COMISION"), 4_000);
  expect(await counted()).toMatchObject({ outflows: 2, outflowsAmount: -13_000, listed: 2 });
  const mes = LAST_MONTH.slice(0, 7);
  await close(app, mes);
  expect(await counted()).toMatchObject({ outflows: 1, outflowsAmount: -4_000, listed: 1 });
  await anOutflow(app, account, someText("GMF"), 9_100, { day: LAST_MONTH });
  expect(await counted()).toMatchObject({ outflows: 1, outflowsAmount: -4_000, listed: 1 });
  await reopen(app, mes);
  expect(await counted()).toMatchObject({ outflows: 3, outflowsAmount: -22_100, listed: 3 });
});
