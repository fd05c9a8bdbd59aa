import { beforeAll, describe, expect, it } from "vitest";
import { isSameHotel } from "../../../api/src/modules/providers/library/hotel.rules.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { aCalculatedQuote, aConfirmedQuote } from "../../support/story/calculation.ts";
import { addOption, calculateOption, confirmOptions } from "../../support/story/options.ts";
import { calculating } from "./calculating.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});
const { upsert } = calculating(() => app);

const FIND = `query ($search: String!) { serviceSuggestions(kind: hotel, search: $search) {
  name categoria regimen encanto proveedor costo } }`;
const learned = async (search: string) =>
  (await app.as("asesor").ask(FIND, { search })).serviceSuggestions[0];

const words = {
  categoria: "5_estrellas",
  encanto: "La piscina frente al mar",
  proveedor: "Hoteles del Caribe",
};
const inHotel = (nombre: string, more: object = {}) => ({
  hotel: { nombre, noches: 3, costoNoche: 300_000, ubicacion: "Cartagena", ...more },
  alimentacion: { tipo: "todo_incluido", costoTotal: 0 },
});

/**
 * Copies the option of a confirmed quote, saves the copy as given one time after the other, and confirms it.
 */
async function copiedOption(from: Readonly<Record<string, unknown>>, ...saves: object[]): Promise<void> {
  const { id } = await aConfirmedQuote(app, { input: from });
  const [, copy] = await addOption(app, id);
  for (const saved of saves) await calculateOption(app, id, copy!.id, saved);
  await confirmOptions(app, id);
}

describe("a hotel that takes the place of another one", () => {
  it("is learned without the words that were typed for the one of the option that was copied", async () => {
    await copiedOption(inHotel("Gran Marejada", words), inHotel("Posada Humilde", words));
    expect(await learned("gran marejada")).toMatchObject({ ...words, regimen: "todo_incluido" });
    expect(await learned("posada humilde")).toEqual({
      name: "Posada Humilde",
      categoria: null,
      regimen: null,
      encanto: null,
      proveedor: null,
      costo: 300_000,
    });
  });

  it("is learned without them also where drafts were kept while its name was typed", async () => {
    await copiedOption(
      inHotel("Gran Bonanza", words),
      inHotel("Gran Bona", words),
      inHotel("Pos", words),
      inHotel("Posada Serena", words),
    );
    expect(await learned("posada serena")).toMatchObject({ categoria: null, encanto: null, regimen: null });
  });

  it("is learned with the data typed for it", async () => {
    const own = { categoria: "3_estrellas", encanto: "Desayunos de la abuela", proveedor: "La Abuela" };
    const saved = { ...inHotel("Posada Abuela", own), alimentacion: { tipo: "desayuno", costoTotal: 0 } };
    await copiedOption(inHotel("Gran Tormenta", words), saved);
    expect(await learned("posada abuela")).toMatchObject({ ...own, regimen: "desayuno" });
  });

  it("keeps its words where a letter of its name was mended, and where the name was typed after them", async () => {
    const { id } = await aCalculatedQuote(app, { input: inHotel("", words) });
    await upsert(id, inHotel("Mirador del Crbal", words));
    await upsert(id, inHotel("Mirador del Corbal", words));
    await confirmOptionsOf(id);
    expect(await learned("mirador del corbal")).toMatchObject({ ...words, regimen: "todo_incluido" });
  });

  it("does not get its charm from the kept data, where a program posts none", async () => {
    const { id } = await aCalculatedQuote(app, { input: inHotel("Gran Calma", words) });
    await upsert(id, inHotel("Posada Nueva"));
    const kept = `query ($quoteId: ID!) { quoteCalculationByQuote(quoteId: $quoteId) { hotel { encanto } } }`;
    expect(await app.as("asesor").ask(kept, { quoteId: id })).toEqual({
      quoteCalculationByQuote: { hotel: { encanto: null } },
    });
  });

  it.each([
    ["Hotel Caribe", "Caribe", true],
    ["Hotel Arena Balnca", "Hotel Arena Blanca", true],
    ["Arena Blanca", "Árena  blanca", true],
    ["Hotel Arena Blanca", "Hotel Arena Azul", false],
    ["Torre del Mar 1", "Torre del Mar 2", false],
    ["Hotel Sol", "Hotel Sal", false],
    ["Hotel Caribe", "Hotel Caribe Plaza", false],
  ])("«%s» and «%s» are one: %s", (one, other, same) => {
    expect(isSameHotel(one, other)).toBe(same);
    expect(isSameHotel(other, one)).toBe(same);
  });
});

const confirmOptionsOf = async (id: string) => {
  const present = `query ($quoteId: ID!) { quoteCalculationByQuote(quoteId: $quoteId) { id } }`;
  const { quoteCalculationByQuote } = await app.as("asesor").ask(present, { quoteId: id });
  const confirm = `mutation ($id: ID!) { confirmQuoteCalculation(id: $id) { estado } }`;
  await app.as("asesor").ask(confirm, { id: quoteCalculationByQuote.id });
};
