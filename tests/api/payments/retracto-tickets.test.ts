import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { formatCop } from "../../../api/src/core/colombia/cop.ts";
import { START, type TestApp } from "../../support/app.ts";
import { inDays } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { anAddendum, aSentAddendum } from "../../support/story/addenda.ts";
import { ASK_CANCELLATION, ASK_CODE, aPaymentLink, theCode } from "../../support/story/client-page.ts";
import { aTransfer, aVerifiedPayment, REGISTER } from "../../support/story/payments.ts";
import { aContractToBuy, buy, type ContractToBuy } from "../../support/story/purchases.ts";

const TERMS = `query ($id: ID!) { ownContract(id: $id) { retracto { open terms { services servicesBy tickets
  daysBefore ticketsReturn ticketsBy mostKept chooses flightPrice } } } }`;
const RETRACT = `mutation ($id: ID!, $code: String!, $choice: RetractoChoice) {
  exerciseRetracto(contractId: $id, code: $code, choice: $choice) { id status precioTotal totalPagado } }`;
const FIGURE = `mutation ($id: ID!, $retenido: COP!) {
  enterAirlineFigure(contractId: $id, retenido: $retenido) { id awaitsAirline porDevolver } }`;

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});
afterEach(() => app.clock.set(START));

const execute = (statement: string, ...values: unknown[]) =>
  app.app.services.orm.em.fork().execute(statement, values);
const refundsOf = (id: string) =>
  execute(
    `select monto::int as monto, reason, due_on::text as due from refunds where contract_id = ?
     order by due_on, reason`,
    id,
  );
const ticketsOf = ({ items }: ContractToBuy) => items.find(({ tipo }) => tipo === "tickets")!;

/** A contract whose tickets are bought, of which its client paid something, with their page and code. */
async function withTickets(paid = 3_000_000, hoursLater = 0) {
  const contract = await aContractToBuy(app);
  if (paid > 0) await aVerifiedPayment(app, contract.id, { monto: paid });
  const ticket = ticketsOf(contract);
  await buy(app, ticket);
  app.clock.advance({ hours: hoursLater });
  const client = app.withLink(await aPaymentLink(app, contract.id));
  await client.ask(ASK_CODE, { id: contract.id });
  const code = await theCode(app);
  return { id: contract.id, contract, price: ticket.precioTotal, client, code };
}

describe("a retracto of a contract with tickets that were bought", () => {
  it("gives everything else back in 15 days, and of the tickets what the airline does not keep in 30", async () => {
    const { id, price, client, code } = await withTickets();
    const { ownContract } = await client.ask(TERMS, { id });
    const { services, tickets, mostKept } = ownContract.retracto.terms;
    expect(ownContract.retracto.terms).toMatchObject({
      servicesBy: inDays(15),
      ticketsReturn: true,
      ticketsBy: inDays(30),
      chooses: false,
    });
    expect(tickets).toBe(Math.min(price, 3_000_000));
    expect(services).toBe(3_000_000 - tickets);

    await client.ask(RETRACT, { id, code });
    expect(await refundsOf(id)).toEqual([{ monto: services, reason: "retracto", due: inDays(15) }]);
    expectRefused(
      await app.as("gerente").gql(FIGURE, { id, retenido: mostKept + 1 }),
      "BAD_USER_INPUT",
      `La aerolínea puede retener hasta ${formatCop(mostKept)} de estos tiquetes.`,
    );
    expectRefused(await app.as("lider").gql(FIGURE, { id, retenido: 0 }), "FORBIDDEN");
    const { enterAirlineFigure } = await app.as("gerente").ask(FIGURE, { id, retenido: mostKept });
    expect(enterAirlineFigure).toMatchObject({ awaitsAirline: false, porDevolver: mostKept });
    expect(await refundsOf(id)).toEqual([
      { monto: services, reason: "retracto", due: inDays(15) },
      { monto: tickets - mostKept, reason: "retracto_tiquetes", due: inDays(30) },
    ]);
    expectRefused(await app.as("gerente").gql(FIGURE, { id, retenido: 0 }), "CONFLICT");
    const mail = (await app.outbox("maria@example.com")).findLast(({ subject }) =>
      subject.startsWith("Te devolvemos"),
    );
    expect(mail?.text).toContain(formatCop(tickets - mostKept));
  });

  it("enters the airline's figure once when two do at once", async () => {
    const { id, client, code } = await withTickets();
    await client.ask(RETRACT, { id, code });
    const both = await Promise.all([
      app.as("gerente").gql(FIGURE, { id, retenido: 0 }),
      app.as("owner").gql(FIGURE, { id, retenido: 0 }),
    ]);
    expect(both.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    const rows = await execute("select id from refunds where contract_id = ?", id);
    expect(rows).toHaveLength(2);
  });

  it("is made once when it is asked twice at once", async () => {
    const { id, client, code } = await withTickets();
    const both = await Promise.all([client.gql(RETRACT, { id, code }), client.gql(RETRACT, { id, code })]);
    expect(both.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(await execute("select id from retractos where contract_id = ?", id)).toHaveLength(1);
  });

  it("counts tickets that nobody bought among the full refund", async () => {
    const contract = await aContractToBuy(app);
    await aVerifiedPayment(app, contract.id, { monto: 3_000_000 });
    const client = app.withLink(await aPaymentLink(app, contract.id));
    const { ownContract } = await client.ask(TERMS, { id: contract.id });
    expect(ownContract.retracto.terms).toMatchObject({ services: 3_000_000, tickets: 0, chooses: false });
  });
});

describe("a retracto once the airline does not take the tickets back", () => {
  it("asks the client to choose", async () => {
    const { id, client, code } = await withTickets(3_000_000, 49);
    const { ownContract } = await client.ask(TERMS, { id });
    expect(ownContract.retracto.terms).toMatchObject({
      ticketsReturn: false,
      ticketsBy: null,
      chooses: true,
    });
    expectRefused(
      await client.gql(RETRACT, { id, code }),
      "BAD_USER_INPUT",
      "Elige qué devuelves: todo el viaje, o todo menos el vuelo.",
    );
  });

  it("of everything cancels the contract and keeps the amount paid for the tickets", async () => {
    const { id, price, client, code } = await withTickets(3_000_000, 49);
    const { exerciseRetracto } = await client.ask(RETRACT, { id, code, choice: "todo" });
    expect(exerciseRetracto.status).toBe("cancelled");
    expect(await refundsOf(id)).toMatchObject([{ monto: 3_000_000 - price, reason: "retracto" }]);
    app.clock.set(START);
    expectRefused(await app.as("gerente").gql(FIGURE, { id, retenido: 0 }), "CONFLICT");
  });

  it("of all but the flight leaves the contract alive with its tickets, by a signed addendum", async () => {
    const { id, price, client, code, contract } = await withTickets(3_000_000, 49);
    const { exerciseRetracto } = await client.ask(RETRACT, { id, code, choice: "sin_vuelo" });
    expect(exerciseRetracto).toEqual({ id, status: "signed", precioTotal: price, totalPagado: price });
    expect(await refundsOf(id)).toMatchObject([{ monto: 3_000_000 - price, reason: "retracto_parcial" }]);
    const [addendum] = await execute("select status, number from addenda where contract_id = ?", id);
    expect(addendum).toEqual({ status: "signed", number: 1 });
    const document = `query ($id: ID!) { contract(id: $id) { saldoPendiente contractItem { tipo }
      plan { monto pagado } } itemsWithPurchases(contractId: $id) { tipo requiereCompra } }`;
    app.clock.set(START);
    const shown = await app.as("owner").ask(document, { id });
    expect(shown.contract.saldoPendiente).toBe(0);
    expect(shown.contract.contractItem.map(({ tipo }: { tipo: string }) => tipo)).toEqual(["tickets"]);
    const plan = shown.contract.plan as { monto: number; pagado: number }[];
    expect(plan.reduce((all, { monto }) => all + monto, 0)).toBe(price);
    expect(
      shown.itemsWithPurchases.filter(({ requiereCompra }: { requiereCompra: boolean }) => requiereCompra),
    ).toHaveLength(1);
    expectRefused(
      await client.gql(ASK_CODE, { id }),
      "CONFLICT",
      "Ya ejerciste tu retracto de este contrato.",
    );
    const subject = `Retracto del contrato ${contract.number} confirmado`;
    const mail = (await app.outbox()).findLast((one) => one.subject === subject);
    expect(mail?.text).toContain("Conservas tu vuelo");
  });

  it("of all but the flight leaves what is owed of the tickets to be paid", async () => {
    const { id, price, client, code } = await withTickets(500_000, 49);
    const { exerciseRetracto } = await client.ask(RETRACT, { id, code, choice: "sin_vuelo" });
    expect(exerciseRetracto).toEqual({ id, status: "signed", precioTotal: price, totalPagado: 500_000 });
    expect(await refundsOf(id)).toEqual([]);
  });

  it("refuses to leave the flight where it is refunded with the rest", async () => {
    const { id, client, code } = await withTickets();
    expectRefused(await client.gql(RETRACT, { id, code, choice: "sin_vuelo" }), "CONFLICT");
  });
});

describe("a retracto of a contract of which other things wait", () => {
  /** Things that wait, each made by its own act after the code was mailed. */
  const waits: Readonly<Record<string, (contract: ContractToBuy) => Promise<unknown>>> = {
    "a wish to cancel": async ({ id }) =>
      app.withLink(await aPaymentLink(app, id)).ask(ASK_CANCELLATION, { id, motivo: "Cambio de planes" }),
    "a draft of an addendum": (contract) => anAddendum(app, { contract }),
    "an addendum to sign": (contract) => aSentAddendum(app, { contract }),
    "a payment to verify": ({ id }) =>
      app.as("asesor").ask(REGISTER, { input: aTransfer(id, { monto: 10_000 }) }),
  };
  const together = ["a wish to cancel", "an addendum to sign", "a payment to verify"];
  const cases = [...Object.keys(waits).map((wait) => [wait]), together].flatMap((waiting) =>
    (["todo", "sin_vuelo"] as const).map((choice) => ({ waiting, choice })),
  );

  it.each(cases)("succeeds with $waiting, choice $choice", async ({ waiting, choice }) => {
    const { id, client, code, contract } = await withTickets(500_000, 49);
    // Sessions of the staff are over two days later.
    app.clock.set(START);
    for (const wait of waiting) await waits[wait]!(contract);
    app.clock.advance({ hours: 49 });
    const { exerciseRetracto } = await client.ask(RETRACT, { id, code, choice });
    expect(exerciseRetracto.status).toBe(choice === "todo" ? "cancelled" : "signed");
    const open = await execute(
      `select id from cancellation_requests where contract_id = ? and status = 'pending'
       union all select id from addenda where contract_id = ? and status in ('draft', 'sent')`,
      id,
      id,
    );
    expect(choice === "todo" ? open : []).toEqual([]);
  });
});

describe("the database", () => {
  it("refuses a refund above the paid amount, and that a figure is entered twice", async () => {
    const { id, client, code } = await withTickets();
    await client.ask(RETRACT, { id, code });
    await expect(
      execute("update refunds set monto = monto + 3000000 where contract_id = ?", id),
    ).rejects.toThrow(/más de lo que se pagó/);
    await expect(
      execute("update retractos set pagado = pagado + 1 where contract_id = ?", id),
    ).rejects.toThrow();
  });
});
