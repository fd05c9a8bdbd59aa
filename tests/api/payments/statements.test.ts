import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { asked } from "../../support/asked.ts";
import { TODAY } from "../../support/calendar.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aPayableContract } from "../../support/story/payments.ts";
import { approvedCommissions } from "../../support/story/payouts.ts";
import { aContractToBuy, aPurchase, aReceipt } from "../../support/story/purchases.ts";

const REGISTER = `mutation ($input: RegisterPaymentInput!) { registerPayment(input: $input) { id } }`;
const VERIFY = `mutation ($id: ID!) { verifyPayment(id: $id) { status } }`;
const BUY = `mutation ($id: ID!, $input: BuyItemInput!, $file: Upload!) {
  buyItem(id: $id, input: $input, file: $file) { purchase { costo } } }`;
const PAY = `mutation ($input: PayCommissionsInput!) { payCommissions(input: $input) { lines } }`;

/** The statements of each act that moves money, the commit and the read of its answer among them. */
let made: Record<"registered" | "verified" | "bought" | "paid", readonly string[]>;

async function moveMoney(app: TestApp): Promise<typeof made> {
  const { id: contractId } = await aPayableContract(app);
  let id = "";
  const registered = await asked(async () => {
    const input = { contractId, monto: 500_000, fechaPago: TODAY };
    id = (await app.as("asesor").ask(REGISTER, { input })).registerPayment.id;
  });
  const verified = await asked(() => app.as("contador").ask(VERIFY, { id }));
  const { items } = await aContractToBuy(app);
  const item = { id: items[0]!.id, input: aPurchase() };
  const bought = await asked(() => app.as("owner").ask(BUY, item, { file: aReceipt() }));
  const lines = [
    ...(await approvedCommissions(app, "asesor2", [1_000, 1_000])),
    ...(await approvedCommissions(app, "lider2", [1_000])),
  ];
  const ids = lines.map((line) => line.id);
  const paid = await asked(() => app.as("owner").ask(PAY, { input: { ids } }));
  return { registered, verified, bought, paid };
}

beforeAll(async () => {
  const app = await anAppWithSales();
  // What a process reads once it has read at the first time.
  await moveMoney(app);
  made = await moveMoney(app);
});

describe("an act that moves money asks the database", () => {
  it.each([
    ["10 times to register a payment, with a look at its online closing", "registered", 10],
    ["14 times to verify it", "verified", 14],
    ["10 times to buy an item with its receipt", "bought", 10],
    ["14 times to pay the commissions of several sellers", "paid", 14],
  ] as const)("%s", (_, act, most) => {
    expect(made[act].length, made[act].join("\n\n")).toBeLessThanOrEqual(most);
  });

  it("and locks each record where it finds it", () => {
    const locked = /^select \S+\.\* from "(\w+)".* for (no key )?update/s;
    const found = Object.entries(made).map(([act, texts]) => [
      act,
      texts.flatMap((text) => locked.exec(text)?.[1] ?? []),
    ]);
    expect(Object.fromEntries(found)).toEqual({
      registered: ["contracts"],
      verified: ["contracts"],
      bought: ["contracts", "contract_items"],
      paid: ["users", "commissions"],
    });
  });
});
