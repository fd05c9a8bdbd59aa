import { beforeAll, expect, it } from "vitest";
import { likelyConcepts } from "../../../../api/src/modules/bank/outflow/likely.rules.ts";
import type { TestApp } from "../../../support/app.ts";
import { aBankAccount, imported, type Line } from "../../../support/bank/story.ts";
import { ACCEPT_OUTFLOW, ACCEPT_OUTFLOWS, OUTFLOWS } from "../../../support/bank/outflows.ts";
import { TODAY } from "../../../support/calendar.ts";
import { anAppWithSales } from "../../../support/sales.ts";
import { aPayableContract, REGISTER } from "../../../support/story/payments.ts";
import { aBoughtItem, markPaid } from "../../../support/story/purchases.ts";

const MAKE = `mutation ($accountId: ID!, $input: BankRuleInput!) {
  makeBankRule(accountId: $accountId, input: $input) {
  id } }`;
const EXPLAIN_AND_OFFER = `mutation ($id: ID!, $input: ExplainMovementInput!) {
  explainBankMovement(id: $id, input: $input) {
    ruleOffer { concept words minAmount maxAmount } } }`;

interface Open {
  readonly id: string;
  readonly text: string;
  readonly amount: number;
  readonly proposals: readonly { readonly id: string; readonly exact: boolean }[];
}

let app: TestApp;
let account: string;
beforeAll(async () => {
  app = await anAppWithSales();
  account = await aBankAccount(app, "701200361");
});

const listed = async (list: string): Promise<readonly Open[]> =>
  (await app.as("contador").ask(OUTFLOWS, { filter: { accountId: account, list } })).bankMovements.items;

/** Reconciles the open movements as the lane offers them, one press each; returns the presses. */
async function reconcile(): Promise<number> {
  let presses = 0;
  const exact = (await listed("exactas")).flatMap(({ proposals }) =>
    proposals.filter((one) => one.exact).map(({ id }) => id),
  );
  if (exact.length > 0) {
    presses += 1;
    const { acceptBankProposals } = await app.as("contador").ask(ACCEPT_OUTFLOWS, { ids: exact });
    expect(acceptBankProposals.refused).toEqual([]);
  }
  for (const movement of await listed("sin_dueno")) {
    const [proposal] = movement.proposals;
    presses += 1;
    if (proposal) {
      await app.as("contador").ask(ACCEPT_OUTFLOW, { id: proposal.id });
      continue;
    }
    const { said } = likelyConcepts(movement);
    expect(said, movement.text).not.toBeNull();
    const input = { parts: [{ concept: said }] };
    const { explainBankMovement } = await app
      .as("contador")
      .ask(EXPLAIN_AND_OFFER, { id: movement.id, input });
    if (!explainBankMovement.ruleOffer) continue;
    presses += 1;
    await app.as("contador").ask(MAKE, { accountId: account, input: explainBankMovement.ruleOffer });
  }
  expect(await listed("sin_dueno")).toEqual([]);
  return presses;
}

const several = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place + 1);
/** Returns the charges of a bank in a month: 30 outflows. */
const charges = (month: number): Line[] =>
  several(10).flatMap((place): Line[] => [
    [TODAY, `COMISION TRANSFERENCIA ${month}${place}`, -(7_000 + place)],
    [TODAY, `IVA COMISION ${month}${place}`, -(1_330 + place)],
    [TODAY, `GRAVAMEN MOVIMIENTOS FINANCIEROS ${month}${place}`, -(4_000 + place)],
  ]);

it("a month of 70 receipts and 50 outflows takes fewer presses than one each, and the next one fewer still", async () => {
  const { id } = await aPayableContract(app);
  const receipts: Line[] = [];
  for (const place of several(66)) {
    const [monto, referenciaPago] = [10_000 + place, `TRF${700_100 + place}`];
    const input = { contractId: id, monto, fechaPago: TODAY };
    await app.as("asesor").ask(REGISTER, { input, details: { referenciaPago } });
    receipts.push([TODAY, `ABONO ${place}`, monto, referenciaPago]);
  }
  for (const place of several(4)) receipts.push([TODAY, `RENDIMIENTOS AHORROS ${place}`, 120 + place]);
  const paid: Line[] = [];
  for (const place of several(20)) {
    const costo = 1_510_000 + place;
    const named = place <= 15;
    const { purchase } = await aBoughtItem(app, {
      proveedor: `Navieras Aurora ${"abcdefghijklmnopqrst"[place - 1]!.repeat(3)}`,
      costo,
    });
    await markPaid(app, purchase as { id: string });
    paid.push([TODAY, named ? `PAGO ${purchase.proveedor} ` : `PAGO PSE ${place}`, -costo]);
  }
  const month = [...receipts, ...paid, ...charges(1)];
  expect(month).toHaveLength(120);
  await imported(app, account, month);
  const first = await reconcile();
  // One press for all exact ones, one for each other movement, and one for each rule.
  expect(first).toBeLessThanOrEqual(1 + 4 + 5 + 30 + 4);
  await imported(app, account, charges(2));
  expect(await reconcile()).toBe(0);
});
