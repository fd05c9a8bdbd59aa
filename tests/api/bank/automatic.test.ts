import { beforeAll, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import {
  aBankAccount,
  anAmount,
  aText,
  backedPayment,
  IMPORT,
  imported,
  type Line,
  movementsOf,
  SWITCH,
  UNDO,
  UNDO_IMPORT,
} from "../../support/bank/story.ts";
import { lastOf, monthIn, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { close, reopen } from "../../support/story/closing.ts";
import { aPayableContract, REGISTER } from "../../support/story/payments.ts";

const last = monthIn(-1);
const closedDay = lastOf(last);

let app: TestApp;
let account: string;
let contractId: string;
beforeAll(async () => {
  app = await anAppWithSales();
  account = await aBankAccount(app, "701200088");
  contractId = (await aPayableContract(app, { price: 90_000_000 })).id;
  // Nothing is switched on without a movement of the bank.
  await imported(app, account, [[TODAY, aText(), anAmount()]]);
  await app.as("owner").ask(SWITCH, { id: account, on: true });
});

/** A payment that waits, of a reference that its movement has too. */
async function registered(monto: number, referenciaPago: string, fechaPago = TODAY): Promise<string> {
  const input = { contractId, monto, fechaPago, aceptaDuplicado: true };
  const { registerPayment } = await app.as("asesor").ask(REGISTER, { input, details: { referenciaPago } });
  return registerPayment.id;
}
/** Imports movements and lets exact matches be verified automatically. */
async function importLines(...lines: readonly Line[]): Promise<void> {
  await imported(app, account, lines);
  await app.runJobs();
}

it("an exact match is verified automatically", async () => {
  const monto = anAmount();
  const id = await registered(monto, "AUT-1001");
  await importLines([TODAY, aText(), monto, "AUT-1001"]);
  expect(await backedPayment(app, id)).toMatchObject({ status: "verified", respaldado: monto });
});

it("a payment of a closed month waits with its movement, until the month is opened again", async () => {
  const [monto, text] = [anAmount(), aText()];
  const id = await registered(monto, "AUT-2002", closedDay);
  await close(app, last);
  await importLines([closedDay, text, monto, "AUT-2002"]);
  expect(await backedPayment(app, id)).toMatchObject({ status: "pending", respaldado: 0 });
  // It is exact but for the month.
  expect((await movementsOf(app, account))[text]).toMatchObject({
    state: "libre",
    backed: 0,
    proposals: [{ exact: true, payment: { id } }],
  });
  await reopen(app, last);
  await app.runJobs();
  expect(await backedPayment(app, id)).toMatchObject({ status: "verified", respaldado: monto });
});

it("an exact match is verified automatically too when the payment is registered after its movement", async () => {
  const monto = anAmount();
  await importLines([TODAY, aText(), monto, "AUT-4004"]);
  const id = await registered(monto, "AUT-4004");
  await app.runJobs();
  expect(await backedPayment(app, id)).toMatchObject({ status: "verified", respaldado: monto });
});

it("a payment that may be another one is left to people", async () => {
  const [monto, other, text] = [anAmount(), anAmount(), aText()];
  const id = await registered(monto, "AUT-3003");
  await registered(other, "AUT-3003");
  await importLines([TODAY, text, monto, "AUT-3003"]);
  expect(await backedPayment(app, id)).toMatchObject({ status: "pending", respaldado: 0 });
  expect((await movementsOf(app, account))[text]).toMatchObject({ state: "libre", proposed: true });
});

it("what only a word says came in is left to people", async () => {
  const monto = anAmount();
  const id = await registered(monto, "987654321");
  const text = aText();
  const bytes = Buffer.from(
    `Fecha;Descripción;Valor;Tipo;Referencia\n${TODAY};${text};${monto},00;Crédito;987654321`,
  );
  const file = { filename: "con-signos.csv", type: "text/csv", bytes };
  const columns = {
    day: "Fecha",
    text: "Descripción",
    amount: "Valor",
    sign: "Tipo",
    reference: "Referencia",
  };
  await app.as("contador").ask(IMPORT, { accountId: account, columns }, { file });
  await app.runJobs();
  expect(await backedPayment(app, id)).toMatchObject({ status: "pending", respaldado: 0 });
  expect((await movementsOf(app, account))[text]).toMatchObject({
    state: "libre",
    proposals: [{ exact: true, payment: { id } }],
  });
});

it("a file whose movement verified a payment is reverted only once that verification is undone", async () => {
  const monto = anAmount();
  const id = await registered(monto, "AUT-5005");
  const text = aText();
  const { id: file } = await imported(app, account, [[TODAY, text, monto, "AUT-5005"]]);
  await app.runJobs();
  expect(await backedPayment(app, id)).toMatchObject({ status: "verified" });
  expectRefused(
    await app.as("owner").gql(UNDO_IMPORT, { id: file }),
    "CONFLICT",
    "Uno de sus movimientos respalda un pago: deshaz primero esa asignación.",
  );
  const { backings } = (await movementsOf(app, account))[text]!;
  await app.as("contador").ask(UNDO, { id: backings[0]!.id });
  await app.as("owner").ask(UNDO_IMPORT, { id: file });
  expect((await movementsOf(app, account))[text]).toBeUndefined();
});
