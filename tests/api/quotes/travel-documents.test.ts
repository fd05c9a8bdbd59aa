import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aSignedContract } from "../../support/story/contracts.ts";
import { child, formTokenOf, holder, husband, SAVE, savePassengers } from "../../support/story/passengers.ts";
import { anAcceptedQuote } from "../../support/story/quotes.ts";

const PAPERS = `query ($quoteId: ID!) { passengers(quoteId: $quoteId) {
  nombre vencimientoPasaporte viajaCon acompanante permisoSalida completo } }`;
const ends = inDays(400);
const withDocuments = [
  { ...holder, vencimientoPasaporte: ends },
  husband,
  { ...child, viajaCon: "otra_persona", acompanante: " Marta Gil ", permisoSalida: true },
];

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const documentsOf = async (quoteId: string) => (await app.as("asesor").ask(PAPERS, { quoteId })).passengers;

describe("the documents of travellers", () => {
  it("are kept, are not required for completeness, and stay when a list without them replaces the list", async () => {
    const quote = await anAcceptedQuote(app);
    await savePassengers(app, quote, withDocuments);
    const kept = [
      { nombre: "María Fernanda", vencimientoPasaporte: ends, permisoSalida: false, completo: true },
      { nombre: "Andrés", vencimientoPasaporte: null, completo: true },
      { nombre: "Sara", viajaCon: "otra_persona", acompanante: "Marta Gil", permisoSalida: true },
    ];
    expect(await documentsOf(quote.id)).toMatchObject(kept);
    const { status, body } = await app
      .as("asesor")
      .rest("POST", `/passengers/quote/${quote.id}/bulk`, { passengers: [holder, husband, child] });
    expect(status).toBe(201);
    expect(body.passengers[0]).not.toHaveProperty("vencimiento_pasaporte");
    expect(await documentsOf(quote.id)).toMatchObject(kept);
  });

  it("are refused by the row when the day is none", async () => {
    const quote = await anAcceptedQuote(app);
    const passengers = [holder, { ...husband, vencimientoPasaporte: "2031-02-30" }];
    const [wrong] = expectRefused(
      await app.as("asesor").gql(SAVE, { quoteId: quote.id, input: { passengers } }),
      "BAD_USER_INPUT",
      "Pasajero 2: Fecha de vencimiento del pasaporte inválida",
    );
    expect(wrong?.field).toBe("passengers.1.vencimientoPasaporte");
  });

  it("are completed by the client's link after signing", async () => {
    const { quoteId } = await aSignedContract(app);
    const client = app.withLink(await formTokenOf(app, { id: quoteId, number: "", token: "" }));
    await client.ask(SAVE, { quoteId, input: { passengers: withDocuments } });
    expect(await documentsOf(quoteId)).toMatchObject([
      { vencimientoPasaporte: ends },
      {},
      { acompanante: "Marta Gil" },
    ]);
  });
});
