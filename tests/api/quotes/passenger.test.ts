import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { child, formTokenOf, holder, husband, savePassengers } from "../../support/story/passengers.ts";
import { anAcceptedQuote, type StoryQuote } from "../../support/story/quotes.ts";

const ADD = `mutation ($quoteId: ID!, $input: PassengerInput!) {
  addPassenger(quoteId: $quoteId, input: $input) { id nombre tipo completo } }`;
const UPDATE = `mutation ($id: ID!, $input: PassengerInput!) { updatePassenger(id: $id, input: $input) {
    id nombre direccion version completo } }`;
const DELETE = `mutation ($id: ID!) { deletePassenger(id: $id) { id } }`;
const LIST = `query ($quoteId: ID!) {
  passengers(quoteId: $quoteId) { id titular nombre documentoIdentidad telefono pais tipo completo }
  passengerCount(quoteId: $quoteId) quoteOfPassengers(quoteId: $quoteId) { status } }`;

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const asClient = async (quote: StoryQuote) => app.withLink(await formTokenOf(app, quote));
const list = (quote: StoryQuote) => app.as("asesor").ask(LIST, { quoteId: quote.id });

describe("one passenger", () => {
  it("is added while there is room, then refused", async () => {
    const quote = await anAcceptedQuote(app);
    await savePassengers(app, quote, [holder, husband]);
    const added = await (await asClient(quote)).ask(ADD, { quoteId: quote.id, input: child });
    expect(added.addPassenger).toMatchObject({ nombre: "Sara", tipo: "menor", completo: true });
    expectRefused(
      await (
        await asClient(quote)
      ).gql(ADD, { quoteId: quote.id, input: { nombre: "Sobra", apellido: "Uno" } }),
      "CONFLICT",
      "Hay más pasajeros que personas en la cotización",
    );
  });

  it("keeps fields that an update leaves out, and names errors without a row number", async () => {
    const quote = await anAcceptedQuote(app);
    const { savePassengers: saved } = await savePassengers(app, quote, [
      holder,
      { nombre: "Andrés", apellido: "Pérez" },
    ]);
    const { id } = saved.passengers[1];
    const { updatePassenger } = await app
      .as("asesor")
      .ask(UPDATE, { id, input: { ...husband, direccion: "Calle 1 # 2-3" } });
    expect(updatePassenger).toMatchObject({
      nombre: "Andrés",
      direccion: "Calle 1 # 2-3",
      version: 2,
      completo: true,
    });
    expectRefused(
      await app.as("asesor").gql(UPDATE, { id, input: { apellido: "Gil", version: 1 } }),
      "CONFLICT",
    );
    const [wrong] = expectRefused(
      await app.as("asesor").gql(UPDATE, { id, input: { documentoIdentidad: "52123456" } }),
      "BAD_USER_INPUT",
      "El documento está repetido",
    );
    expect(wrong?.field).toBe("documentoIdentidad");
  });

  it("is deleted unless it is the holder", async () => {
    const quote = await anAcceptedQuote(app);
    const { savePassengers: saved } = await savePassengers(app, quote);
    const [first, second] = saved.passengers;
    expectRefused(
      await app.as("asesor").gql(DELETE, { id: first.id }),
      "CONFLICT",
      "El pasajero titular no se puede eliminar.",
    );
    await app.as("asesor").ask(DELETE, { id: second.id });
    expectRefused(
      await app.as("asesor").gql(DELETE, { id: second.id }),
      "NOT_FOUND",
      "Pasajero no encontrado",
    );
    expect((await list(quote)).passengerCount).toBe(2);
  });
});
