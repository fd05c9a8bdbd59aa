import { describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import { aSentCalculation, costs, figures } from "../../support/story/calculation.ts";
import {
  aQuoteWithTwo,
  calculateOption,
  confirmOptions,
  optionsOfQuote,
} from "../../support/story/options.ts";
import { sendIt, type StoryQuote } from "../../support/story/quotes.ts";
import { anAppForEach } from "../../support/taking-back.ts";

let app: TestApp;
let quote: StoryQuote;
anAppForEach(async (begun) => {
  app = begun;
  quote = await aSentCalculation(app, { input: optional });
});

const optional = {
  equipaje: { bodega: { opcional: true, costo: 100_000, tipo: "23 kg" } },
  extras: [...costs.extras, { nombre: "Serenata", costo: 70_000, tipo: "servicio_extra", opcional: true }],
};
/** Final price of the luggage: 15 % more than its cost for three. */
const LUGGAGE = 345_000;

const addressOf = ({ id, token }: StoryQuote) => `${app.url}/quote-approval/${id}?token=${token}`;
const read = async (of = quote) => (await fetch(addressOf(of), { headers: { accept: "text/html" } })).text();
const wordsOf = (page: string) => page.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
const post = (fields: readonly (readonly [string, string])[], of = quote) =>
  fetch(addressOf(of), {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams([["version", "1"], ["acto", "aprobar"], ...fields].map((one) => [...one])),
    headers: { accept: "text/html" },
  });
const stateOf = async ({ id } = quote) =>
  (
    await app
      .as("owner")
      .ask(`query ($id: ID!) { quote(id: $id) { status precioTotal chosenExtras } }`, { id })
  ).quote;

describe("a proposal with extras, without a script", () => {
  it("lists them unchecked, with their final prices, outside of the price", async () => {
    const page = await read();
    expect(wordsOf(page)).toContain("Agrégale a tu viaje");
    expect(wordsOf(page)).toMatch(/Equipaje de bodega 23 kg \+ \$.345\.000 \$.115\.000 por persona/);
    expect(wordsOf(page)).toMatch(/por \$.3\.770\.000, más lo que marques para agregar/);
    expect(page).toContain('<input type="checkbox" form="aprobar" name="extra" value="|equipaje.bodega"');
    expect(page).not.toMatch(/type="checkbox"[^>]*checked/);
  });

  it("is approved with the checked ones, and lists them from then on", async () => {
    expect((await post([["extra", "|equipaje.bodega"]])).status).toBe(303);
    expect(await stateOf()).toEqual({
      status: "pending_passengers",
      precioTotal: figures.precioFinalTotal + LUGGAGE,
      chosenExtras: ["equipaje.bodega"],
    });
    const words = wordsOf(await read());
    expect(words).toContain("Lo que agregaste");
    expect(words).toMatch(/Total con lo que agregaste \$.4\.115\.000/);
    expect(words).not.toContain("Serenata");
  });

  it("is refused with an unknown one, and keeps the checks", async () => {
    const answer = await post([
      ["extra", "|equipaje.bodega"],
      ["extra", "|equipaje.cabina"],
    ]);
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain("El extra no hace parte de esta propuesta");
    expect(page.match(/<input type="checkbox"[^>]*checked[^>]*>/g)).toEqual([
      expect.stringContaining("|equipaje.bodega"),
    ]);
    expect((await stateOf()).status).toBe("sent");
  });

  it("sends only the extras of the picked option", async () => {
    const made = await aQuoteWithTwo(app);
    const [first, second] = await optionsOfQuote(app, made.id);
    await calculateOption(app, made.id, second!.id, optional);
    await confirmOptions(app, made.id);
    const sent = { ...made, token: (await sendIt(app, made)).token };
    expect(wordsOf(await read(sent))).toContain("Agrégale a tu viaje · Económica");
    const fields = [
      ["option", first!.id],
      ["extra", `${second!.id}|equipaje.bodega`],
    ] as const;
    expect((await post(fields, sent)).status).toBe(303);
    expect(await stateOf(sent)).toMatchObject({ precioTotal: first!.precioTotal, chosenExtras: null });
  });
});

describe("the document of a proposal with extras", () => {
  it("lists them under a title, with their final prices", async () => {
    const { bytes } = await app.as("asesor").rest("GET", `/quotes/${quote.id}/download-pdf`);
    const text = (await pagesOf(bytes)).join(" ").replace(/\s+/g, " ");
    expect(text).toContain("Puedes agregar");
    expect(text).toMatch(/Equipaje de bodega \(23 kg\): \+ \$.345\.000 en total, \$.115\.000 por persona/);
  });
});
