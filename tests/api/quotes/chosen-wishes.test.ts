import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aQuote, sendIt } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const EDIT = `mutation ($id: ID!, $input: UpdateQuoteInput!) { updateQuote(id: $id, input: $input) {
  acomodacion tipoHotel sinElegir incluye noIncluye } }`;
const edit = async (id: string, input: object) =>
  (await app.as("asesor").ask(EDIT, { id, input })).updateQuote;
const OFFER = `query ($id: ID!) {
  quote(id: $id) { sentOffer { offer { lines { title detail } noIncluye } } } }`;
/** Returns the words that its client reads of a quote that is sent with a typed price. */
async function offered(quote: Awaited<ReturnType<typeof aQuote>>, price: object = {}) {
  await edit(quote.id, { precioTotal: 3_000_000, ...price });
  const { token } = await sendIt(app, quote);
  return (await app.withLink(token).ask(OFFER, { id: quote.id })).quote.sentOffer!.offer;
}

describe("a wish that nobody chose", () => {
  it("is marked, keeps the value that programs read, and is promised nowhere", async () => {
    const quote = await aQuote(app);
    const { body } = await app.as("asesor").rest("GET", `/quotes/${quote.id}`);
    expect(body.quote).toMatchObject({ acomodacion: "doble", tipo_hotel: "basico" });
    expect(body.quote).not.toHaveProperty("sin_elegir");
    expect((await offered(quote)).lines).toEqual([]);
  });

  it("stays so where a form leaves it empty, and where a program sends the quote back", async () => {
    const { id } = await aQuote(app);
    const left = { acomodacion: "doble", tipoHotel: "basico", sinElegir: ["acomodacion", "tipoHotel"] };
    expect(await edit(id, { acomodacion: null, tipoHotel: null })).toMatchObject(left);
    await app.as("asesor").rest("PUT", `/quotes/${id}`, { acomodacion: "doble", tipo_hotel: "basico" });
    expect(await edit(id, {})).toMatchObject(left);
  });

  it("is promised once it is chosen, the same value too", async () => {
    const chosen = await aQuote(app, { input: { acomodacion: "suite" } });
    expect((await offered(chosen)).lines).toEqual([{ title: "Alojamiento", detail: "acomodación suite" }]);
    const later = await aQuote(app);
    expect(await edit(later.id, { acomodacion: "doble" })).toMatchObject({ sinElegir: ["tipoHotel"] });
    expect((await offered(later)).lines).toEqual([{ title: "Alojamiento", detail: "acomodación doble" }]);
  });
});

describe("what a typed price includes", () => {
  it("is the seller's text, line by line, in place of the client's wishes", async () => {
    const quote = await aQuote(app, { input: { acomodacion: "suite", alimentacion: "Vegetariana" } });
    const price = {
      incluye: ["• Vuelo directo", "Vuelo  directo", "- Desayuno", ""],
      noIncluye: ["Propinas"],
    };
    expect(await offered(quote, price)).toEqual({
      lines: [
        { title: "Vuelo directo", detail: null },
        { title: "Desayuno", detail: null },
      ],
      noIncluye: ["Propinas"],
    });
  });

  it("has at most 60 lines of 200 letters", async () => {
    const { id } = await aQuote(app);
    const refused = async (incluye: string[], said: string) =>
      expectRefused(await app.as("asesor").gql(EDIT, { id, input: { incluye } }), "BAD_USER_INPUT", said);
    await refused(
      Array.from({ length: 61 }, (_, at) => `Servicio ${at}`),
      "Escribe como máximo 60 líneas",
    );
    await refused(["x".repeat(201)], "Cada línea tiene como máximo 200 letras");
  });
});
