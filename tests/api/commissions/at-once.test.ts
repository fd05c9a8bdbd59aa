import { beforeAll, expect, it } from "vitest";
import { lockLines } from "../../../api/src/modules/commissions/payout/payable-lines.ts";
import type { TestApp } from "../../support/app.ts";
import { heldAct, waitsForLock } from "../../support/held-locks.ts";
import { anAppWithSales } from "../../support/sales.ts";
import {
  aCommission,
  anApprovedCommission,
  APPROVE,
  aRequestableCommission,
  PAY,
  REQUEST,
} from "../../support/story/commissions.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

/** Returns the code with which an act was refused, or null when it was done. */
const codeOf = async (asked: ReturnType<ReturnType<TestApp["as"]>["gql"]>): Promise<string | null> =>
  (await asked).errors?.[0]?.extensions?.code ?? null;

it("a commission is approved while another one of its seller is being paid", async () => {
  const { id: paid } = await anApprovedCommission(app);
  const { id } = await aCommission(app);
  const paying = await heldAct(app, "contador", (work) => lockLines(work, [paid]));
  const approving = app.as("admin").ask(APPROVE, { id });
  const waits = await waitsForLock(app, approving);
  await paying.done();
  expect((await approving)["approveCommission"].status).toBe("approved");
  expect(waits).toBe(false);
});

it("a requested commission is approved once and paid at most once by many at once", async () => {
  const { id } = await aRequestableCommission(app);
  await app.as("asesor").ask(REQUEST, { id });
  const approvals = Array.from({ length: 2 }, () => codeOf(app.as("admin").gql(APPROVE, { id })));
  const payments = Array.from({ length: 8 }, () => codeOf(app.as("contador").gql(PAY, { id })));
  expect((await Promise.all(approvals)).toSorted()).toEqual(["CONFLICT", null]);
  const paid = (await Promise.all(payments)).filter((code) => code !== "CONFLICT");
  expect([[], [null]]).toContainEqual(paid);
});
