import { beforeAll, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { inDays } from "../../support/calendar.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aSignedSimpleContract, type StoryContract } from "../../support/story/contracts.ts";
import { aVerifiedPayment } from "../../support/story/payments.ts";
import type { Handle } from "../../support/people.ts";
import { aCancelledContract } from "../../support/story/refunds.ts";
import { aSentQuote } from "../../support/story/quotes.ts";

const STANDING = `query ($id: ID!) { customerStanding(customerId: $id) {
  overdue overdueSince nextDue nextAmount contractId lastWord { kind recordId number } } }`;

let app: TestApp;
let contract: StoryContract;
let customer: string;

beforeAll(async () => {
  app = await anAppWithSales();
  contract = await aSignedSimpleContract(app, {
    price: 1_000_000,
    input: {
      formaPago: "cuotas",
      tieneCuotaInicial: true,
      cuotaInicialPorcentaje: 30,
      fechaVencimientoInicial: inDays(-12),
      numeroCuotasRestantes: 1,
      fechasVencimientoCuotas: [inDays(20)],
    },
  });
  const { customers } = await app.as("owner").ask(`{ customers { items { id } } }`);
  customer = customers.items[0].id as string;
});

const standing = async (who: Handle = "asesor") =>
  (await app.as(who).ask(STANDING, { id: customer })).customerStanding;

it("a customer's standing says their debt, since when, and the next due date", async () => {
  expect(await standing()).toMatchObject({
    overdue: 300_000,
    overdueSince: inDays(-12),
    nextDue: inDays(20),
    nextAmount: 700_000,
    contractId: contract.id,
  });
  app.clock.advance({ minutes: 1 });
  await aVerifiedPayment(app, contract.id, { monto: 300_000 });
  expect(await standing()).toMatchObject({ overdue: 0, overdueSince: null, nextAmount: 700_000 });
});

it("a customer's last acts are listed: paid, opened, asked", async () => {
  const { number } = contract;
  expect((await standing()).lastWord).toEqual({ kind: "paid", recordId: contract.id, number });
  const quote = await aSentQuote(app);
  app.clock.advance({ hours: 1 });
  const client = app.withLink(quote.token);
  await client.ask(`query ($id: ID!) { quote(id: $id) { id } }`, { id: quote.id });
  const opened = { kind: "opened", recordId: quote.id, number: quote.number };
  expect((await standing()).lastWord).toEqual(opened);
  app.clock.advance({ minutes: 1 });
  await client.ask(`mutation ($id: ID!) { askQuoteQuestion(id: $id, text: "¿Incluye visa?") { id } }`, {
    id: quote.id,
  });
  const asked = { kind: "asked", recordId: quote.id, number: quote.number };
  expect((await standing()).lastWord).toEqual(asked);
  // A viewer who makes no quotes sees none.
  expect((await standing("contador")).lastWord.kind).not.toBe("asked");
});

it("a customer's standing omits sales that the viewer does not see", async () => {
  expect(await standing("asesor2")).toEqual({
    overdue: 0,
    overdueSince: null,
    nextDue: null,
    nextAmount: null,
    contractId: null,
    lastWord: null,
  });
});

it("a customer's standing counts cancelled contracts apart from its sums", async () => {
  const sales = async () =>
    (
      await app
        .as("asesor")
        .ask(`query ($id: ID!) { customerSales(customerId: $id) { contracts cancelled paid } }`, {
          id: customer,
        })
    ).customerSales;
  const before = await sales();
  await aCancelledContract(app);
  expect(await sales()).toEqual({ ...before, cancelled: before.cancelled + 1 });
});
