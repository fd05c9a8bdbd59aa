import { beforeAll, expect, it } from "vitest";
import type { TestApp } from "../../../support/app.ts";
import { aBankAccount } from "../../../support/bank/story.ts";
import { anOutflow, EXPLAIN, outflowOf, someText, UNDO_PART } from "../../../support/bank/outflows.ts";
import { LAST_MONTH } from "../../../support/money/closing-world.ts";
import { expectRefused } from "../../../support/expect-refused.ts";
import { anAppWithSales } from "../../../support/sales.ts";
import { close, reopen } from "../../../support/story/closing.ts";
import { aPayableContract, aVerifiedPayment } from "../../../support/story/payments.ts";

let app: TestApp;
let account: string;
beforeAll(async () => {
  app = await anAppWithSales();
  account = await aBankAccount(app, "701200341");
});

it("nothing is explained or undone in a closed month; its file is imported and waits", async () => {
  const { id } = await aPayableContract(app);
  await aVerifiedPayment(app, id, { monto: 500_000, fechaPago: LAST_MONTH });
  const outflow = await anOutflow(app, account, someText("GMF"), 9_000, { day: LAST_MONTH });
  const other = await anOutflow(app, account, someText("GMF"), 9_100, { day: LAST_MONTH });
  const input = { parts: [{ concept: "gmf" }] };
  const { explainBankMovement } = await app.as("contador").ask(EXPLAIN, { id: outflow.id, input });
  const mes = LAST_MONTH.slice(0, 7);
  await close(app, mes);
  const closed = /^El mes de .* está cerrado\. Pide .* reabrirlo o usa otra fecha\.$/;
  const part = explainBankMovement.allocations[0]!;
  expectRefused(await app.as("contador").gql(UNDO_PART, { id: part.id }), "CONFLICT", closed);
  expectRefused(await app.as("contador").gql(EXPLAIN, { id: other.id, input }), "CONFLICT", closed);
  const late = await anOutflow(app, account, someText("GMF"), 9_200, { day: LAST_MONTH });
  expect(late.state).toBe("libre");
  await reopen(app, mes);
  await app.as("contador").ask(EXPLAIN, { id: other.id, input });
  expect(await outflowOf(app, account, other.text)).toMatchObject({ state: "asignado" });
});
