import { beforeAll, describe, expect, it } from "vitest";
import { addDays } from "../../../api/src/core/colombia/days.ts";
import { START, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { at, inDays, inMonths, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aSentAddendum } from "../../support/story/addenda.ts";
import { SEND, type StoryContract } from "../../support/story/contracts.ts";
import { aVerifiedPayment, verifyIt } from "../../support/story/payments.ts";
import {
  aReservation,
  cancelReservation,
  departure,
  payReservation,
} from "../../support/story/reservations.ts";

const TRIPS = `{ ownTrips { kind number destination stage status step amount due price } }`;

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const tripTo = async (destination: string) =>
  (await app.as("cliente").ask(TRIPS)).ownTrips.filter(
    (trip: { destination: string }) => trip.destination === destination,
  );
const mark = (table: "quotes" | "contracts", id: string, change: string) =>
  app.app.services.orm.em.fork().execute(`update ${table} set ${change} where id = ?`, [id]);

async function aContractTo(destino: string): Promise<string> {
  const input = {
    clienteId: app.people.cliente.id,
    precioTotal: 2_000_000,
    numeroPasajeros: 2,
    destino,
    fechaInicioViaje: inDays(73),
    fechaFinViaje: inDays(78),
    contractItem: [{ tipo: "alojamiento", descripcion: "Hotel" }],
  };
  const { createContract } = await app
    .as("owner")
    .ask(`mutation ($input: CreateContractInput!) { createContract(input: $input) { id } }`, { input });
  return createContract.id;
}

/** A contract as the stories of addenda take it. */
async function contractNumbered(id: string): Promise<StoryContract> {
  const { contract } = await app
    .as("owner")
    .ask("query ($id: ID!) { contract(id: $id) { contractNumber } }", { id });
  return { id, number: contract.contractNumber as string } as StoryContract;
}

describe("the trips of a client", () => {
  it("show a contract's next step as it goes on: to wait, to sign, to pay, to look", async () => {
    const id = await aContractTo("Leticia");
    expect(await tripTo("Leticia")).toMatchObject([{ kind: "contract", stage: "contrato", step: "wait" }]);
    await app.as("owner").ask(SEND, { id, input: {} });
    expect(await tripTo("Leticia")).toMatchObject([{ step: "sign", amount: null }]);
    await mark("contracts", id, "status = 'signed', signed_at = created_at");
    expect(await tripTo("Leticia")).toMatchObject([{ step: "pay", amount: 2_000_000, due: inDays(43) }]);
    await aVerifiedPayment(app, id, { monto: 2_000_000, fechaPago: TODAY }, "owner");
    expect(await tripTo("Leticia")).toMatchObject([{ step: "look", amount: null, due: null }]);
    await mark("contracts", id, "status = 'completed', completed_at = created_at");
    expect(await tripTo("Leticia")).toMatchObject([{ stage: "completada", step: "look" }]);
  });

  it("ask first for an addendum to be signed, as the page of the contract does", async () => {
    const id = await aContractTo("Capurganá");
    await app.as("owner").ask(SEND, { id, input: {} });
    await mark("contracts", id, "status = 'signed', signed_at = created_at");
    const contract = await contractNumbered(id);
    await aSentAddendum(app, { contract, by: "owner" });
    expect(await tripTo("Capurganá")).toMatchObject([{ step: "addendum", amount: null, due: null }]);
    const OWN = `query ($id: ID!) { ownContract(id: $id) { addendum { number sentTo }
      advisor { name picture } } }`;
    const { ownContract } = await app.as("cliente").ask(OWN, { id });
    expect(ownContract.addendum).toEqual({ number: 1, sentTo: expect.stringContaining("***@") as string });
  });

  it("say nothing of a payment that waits to be verified as still to be paid", async () => {
    const id = await aContractTo("Nuquí");
    await app.as("owner").ask(SEND, { id, input: {} });
    await mark("contracts", id, "status = 'signed', signed_at = created_at");
    const REPORT = `mutation ($input: ReportPaymentInput!) { reportPayment(input: $input) { id } }`;
    const input = { contractId: id, monto: 2_000_000, fechaPago: TODAY, referenciaPago: "NQ-1" };
    await app.as("cliente").ask(REPORT, { input });
    expect(await tripTo("Nuquí")).toMatchObject([{ step: "look", amount: null }]);
  });

  it("show a reservation from its booking to the day after its return, and no longer once annulled", async () => {
    const booked = await aReservation(app, { package: { title: "Caño Cristales" } });
    const held = await tripTo("Caño Cristales");
    expect(held).toMatchObject([
      { kind: "reservation", stage: "aprobada", step: "pay", price: 2_500_000, amount: 2_500_000 },
    ]);
    expect(held).toMatchObject([{ due: inDays(3), status: "pendiente" }]);
    await verifyIt(app, await payReservation(app, booked.id, { monto: 1_000_000 }));
    expect(await tripTo("Caño Cristales")).toMatchObject([{ step: "pay", amount: 1_500_000, due: null }]);
    const rest = await payReservation(app, booked.id, { monto: 1_500_000 });
    expect(await tripTo("Caño Cristales")).toMatchObject([{ step: "look", amount: null, due: null }]);
    await verifyIt(app, rest);
    expect(await tripTo("Caño Cristales")).toMatchObject([{ stage: "aprobada", step: "look" }]);
    app.clock.set(at(addDays(departure.llegada, 1), "10:00"));
    await app.sweep();
    app.clock.set(START);
    expect(await tripTo("Caño Cristales")).toMatchObject([{ stage: "completada", step: "look" }]);

    const annulled = await aReservation(app, { package: { title: "Cabo de la Vela" } });
    await cancelReservation(app, annulled.id);
    expect(await tripTo("Cabo de la Vela")).toEqual([]);
  });

  it("are nobody else's, and need a session", async () => {
    await aContractTo("Mompox");
    expect((await app.as("cliente2").ask(TRIPS)).ownTrips).toEqual([]);
    expectRefused(await app.as(null).gql(TRIPS), "UNAUTHENTICATED");
  });

  it("show a quote until it is a contract, with its client's decision", async () => {
    const input = {
      nombreCliente: "Clara Ruiz",
      emailCliente: "cliente@travesia.test",
      telefonoCliente: "3001234567",
      origen: "Bogotá",
      destino: "Barichara",
      fechaIda: inMonths(2),
      fechaRegreso: inMonths(3),
      adultos: 2,
      tripType: "nacional",
    };
    const CREATE = `mutation ($input: CreateQuoteForUserInput!, $user: Int!) {
      createQuoteForUser(userId: $user, input: $input) { id } }`;
    const { createQuoteForUser } = await app.as("owner").ask(CREATE, { input, user: app.people.cliente.id });
    expect(await tripTo("Barichara")).toMatchObject([
      { kind: "quote", stage: "cotizacion", step: "wait", price: null },
    ]);
    await mark("quotes", createQuoteForUser.id, "status = 'sent', precio_total = 1000000");
    expect(await tripTo("Barichara")).toMatchObject([{ step: "approve", price: 1_000_000 }]);
    await mark("quotes", createQuoteForUser.id, "status = 'pending_passengers'");
    expect(await tripTo("Barichara")).toMatchObject([{ stage: "aprobada", step: "passengers" }]);
    await mark("quotes", createQuoteForUser.id, "status = 'expired'");
    expect(await tripTo("Barichara")).toMatchObject([{ step: "over" }]);
  });
});
