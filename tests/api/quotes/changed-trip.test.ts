import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aConfirmedQuote, costs, figures } from "../../support/story/calculation.ts";
import { aCompletedQuote, family, sendIt } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const UPDATE = `mutation ($id: ID!, $input: UpdateQuoteInput!) {
  updateQuote(id: $id, input: $input) { status precioTotal precioDesactualizado } }`;
const SEND = `mutation ($id: ID!) { sendQuote(id: $id) { quote { status } } }`;
const CALCULATION = `query ($id: ID!) { quoteCalculationByQuote(quoteId: $id) {
    id estado numPersonas fechaViajeInicio precioFinalTotal hotel { nombre } } }`;
const CONFIRM = `mutation ($id: ID!) { confirmQuoteCalculation(id: $id) { estado precioFinalTotal } }`;
const couple = { numeroPersonas: 2, adultos: 2, menores: 0, edadesMenores: [] };

const update = async (id: string, input: object) =>
  (await app.as("asesor").ask(UPDATE, { id, input })).updateQuote;
const calculationOf = async (id: string) =>
  (await app.as("asesor").ask(CALCULATION, { id })).quoteCalculationByQuote;
const send = (id: string) => app.as("asesor").gql(SEND, { id });

describe("a completed quote whose trip changes", () => {
  it.each([
    ["the persons", couple],
    ["the dates", { fechaIda: inDays(82), fechaRegreso: inDays(87) }],
    ["the destination", { destino: "San Andrés" }],
    ["the room", { acomodacion: "triple" }],
  ])(
    "by %s stays completed, and its calculation is a draft that has to be confirmed again",
    async (_, input) => {
      const { id } = await aConfirmedQuote(app);
      expect(await update(id, input)).toEqual({
        status: "completed",
        precioTotal: figures.precioFinalTotal,
        precioDesactualizado: true,
      });
      expect(await calculationOf(id)).toMatchObject({ estado: "temporal", hotel: { nombre: "Caribe" } });
      const text =
        "Los datos del viaje cambiaron. Confirma de nuevo el cálculo antes de enviar la cotización.";
      expectRefused(await send(id), "CONFLICT", text);
      expectRefused(
        await app.as("asesor").gql(`query ($id: ID!) { quotePdf(id: $id) { url } }`, { id }),
        "CONFLICT",
        text,
      );
    },
  );

  it("is sent at the price of the new calculation, for the new persons and days", async () => {
    const { id } = await aConfirmedQuote(app);
    await update(id, { ...couple, fechaIda: inDays(82), fechaRegreso: inDays(87) });
    const draft = await calculationOf(id);
    expect(draft).toMatchObject({ numPersonas: 2, fechaViajeInicio: inDays(82) });
    const { confirmQuoteCalculation } = await app.as("asesor").ask(CONFIRM, { id: draft.id });
    expect(confirmQuoteCalculation.precioFinalTotal).toBeLessThan(figures.precioFinalTotal);
    expect(await update(id, { observaciones: "Ventana" })).toMatchObject({
      precioTotal: confirmQuoteCalculation.precioFinalTotal,
      precioDesactualizado: false,
    });
    expect((await send(id)).data?.["sendQuote"].quote.status).toBe("sent");
  });

  it("takes the tickets and the nights along, but for fields that were written otherwise", async () => {
    const trip = { fechaIda: inDays(51), fechaVuelta: inDays(55) };
    const { id } = await aConfirmedQuote(app, { input: { tiquetes: { ...costs.tiquetes, ...trip } } });
    await update(id, { destino: "San Andrés", fechaIda: inDays(82), fechaRegreso: inDays(85) });
    const document = `query ($id: ID!) { quoteCalculationByQuote(quoteId: $id) { costoBase
      tiquetes { origen destino fechaIda fechaVuelta } hotel { noches costoTotal } } }`;
    const { quoteCalculationByQuote } = await app.as("asesor").ask(document, { id });
    expect(quoteCalculationByQuote).toEqual({
      costoBase: figures.costoBase - 3 * 200_000,
      tiquetes: { origen: "Bogotá", destino: "San Andrés", fechaIda: inDays(82), fechaVuelta: inDays(55) },
      hotel: { noches: 3, costoTotal: 300_000 },
    });
  });

  it("by persons of the quote counts them too where the calculation had persons of its own", async () => {
    const { id } = await aConfirmedQuote(app, { input: { adultos: 3, menores: 0, edadesMenores: [] } });
    await update(id, couple);
    expect(await calculationOf(id)).toMatchObject({ numPersonas: 2 });
  });

  it("twice keeps one draft, and takes no typed price instead of the calculation", async () => {
    const { id } = await aConfirmedQuote(app);
    await update(id, couple);
    const first = await calculationOf(id);
    await update(id, { destino: "Santa Marta", numeroPersonas: 1, adultos: 1 });
    const draft = await calculationOf(id);
    expect(draft.id).toBe(first.id);
    expect(await update(id, { precioTotal: 1 })).toMatchObject({
      precioTotal: figures.precioFinalTotal,
      precioDesactualizado: true,
    });
    await app.as("asesor").ask(CONFIRM, { id: draft.id });
    expect(await calculationOf(id)).toMatchObject({ numPersonas: 1, estado: "confirmado" });
  });

  it("in nothing that is paid for keeps its price", async () => {
    const { id } = await aConfirmedQuote(app);
    const input = {
      nombreCliente: "María F. Torres",
      telefonoCliente: "3017654321",
      observaciones: "Ventana",
      priority: "high",
    };
    expect(await update(id, input)).toMatchObject({ precioDesactualizado: false });
    expect((await calculationOf(id)).estado).toBe("confirmado");
    expect((await send(id)).errors).toBeUndefined();
  });

  it("with a typed price asks for it again; one that comes with the change is meant for it", async () => {
    const { id } = await aCompletedQuote(app);
    expect(await update(id, couple)).toMatchObject({ precioTotal: 3_000_000, precioDesactualizado: true });
    expectRefused(
      await send(id),
      "CONFLICT",
      "Los datos del viaje cambiaron. Actualiza el precio antes de enviar la cotización.",
    );
    expect(await update(id, { precioTotal: 3_000_000 })).toMatchObject({ precioDesactualizado: false });
    expect(await update(id, { destino: "Barranquilla", precioTotal: 3_000_000 })).toMatchObject({
      precioDesactualizado: false,
    });
    expect((await send(id)).errors).toBeUndefined();
  });

  it("and expires is quoted again from that draft", async () => {
    const { id } = await aConfirmedQuote(app);
    await update(id, couple);
    app.clock.advance({ days: 31 });
    await app.sweep();
    app.clock.advance({ days: -31 });
    const requote = `mutation ($id: ID!, $input: RequoteQuoteInput!) {
      requoteQuote(id: $id, input: $input) { status precioDesactualizado } }`;
    const { requoteQuote } = await app
      .as("asesor")
      .ask(requote, { id, input: { requoteReason: "Sí viajan" } });
    expect(requoteQuote).toEqual({ status: "requote", precioDesactualizado: false });
    expect((await calculationOf(id)).estado).toBe("temporal");
  });
});

describe("a price in preparation", () => {
  const PRICE = `query ($id: ID!) {
    quote(id: $id) { status precioTotal precioPorPersona descuentoPorcentaje precioDesactualizado } }`;
  const priceFor = async (who: ReturnType<TestApp["as"]>, id: string) => (await who.ask(PRICE, { id })).quote;

  it("is the agency's: the client and the link see what was sent, until the next version is", async () => {
    const make = `mutation ($userId: Int!, $input: CreateQuoteForUserInput!) {
      createQuoteForUser(userId: $userId, input: $input) { id quoteNumber } }`;
    const { createQuoteForUser: made } = await app.as("asesor").ask(make, {
      userId: app.people.cliente.id,
      input: { ...family, emailCliente: app.people.cliente.email },
    });
    const completed = { id: made.id, number: made.quoteNumber, token: "" };
    await update(made.id, { precioTotal: 3_000_000 });
    expect((await priceFor(app.as("cliente"), completed.id)).precioTotal).toBeNull();
    const { id, token } = await sendIt(app, completed);
    await app
      .as("asesor")
      .ask(
        `mutation ($id: ID!, $input: RequoteQuoteInput!) { requoteQuote(id: $id, input: $input) { id } }`,
        {
          id,
          input: { requoteReason: "Más barato" },
        },
      );
    await update(id, { precioTotal: 2_500_000 });
    const sent = {
      status: "completed",
      precioTotal: 3_000_000,
      precioPorPersona: 1_000_000,
      descuentoPorcentaje: null,
    };
    for (const client of [app.withLink(token), app.as("cliente")])
      expect(await priceFor(client, id)).toEqual({ ...sent, precioDesactualizado: null });
    expect((await app.withLink(token).rest("GET", `/quotes/${id}`)).body.quote.precio_total).toBe(3_000_000);
    expect(await priceFor(app.as("asesor"), id)).toMatchObject({
      precioTotal: 2_500_000,
      precioPorPersona: 833_334,
    });
    const again = await sendIt(app, completed);
    expect((await priceFor(app.withLink(again.token), id)).precioTotal).toBe(2_500_000);
  });
});
