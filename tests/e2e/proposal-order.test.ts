import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { aBrowserOn, type Browsers, desk } from "../support/browser.ts";
import { aSentCalculation } from "../support/story/calculation.ts";
import { aSentQuoteWithThree } from "../support/story/options.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
beforeAll(async () => {
  app = await aWebsite();
  visits = await aBrowserOn(app);
});

/** Words of proposals in the order in which they are read. */
const begins = ["RNT n.º", "Tu asesor", "esta es la propuesta que preparamos para ti"];
const ends = [
  "Cómo se paga",
  "Descargar la propuesta en PDF",
  "¿Tienes una pregunta?",
  "Aprobar cotización",
  "Pedir ajustes",
  "Rechazar",
];
const orders = {
  "of one trip": [
    ...begins,
    ...["Tu viaje incluye", "Precio por persona", "Precio total", "No incluye", "Día a día"],
    ...ends,
  ],
  "of options": [
    ...begins,
    ...["Todas las opciones incluyen", "Elige tu opción", "Recomendada", "La que te recomendamos"],
    ...["por persona", "Recomendada, en detalle", "Día a día"],
    ...ends,
  ],
};

/** Returns the words as they come in a page. */
const orderOn = async (page: Page, part: string, words: readonly string[]): Promise<string[]> => {
  const text = await page.locator(part).innerText();
  const places = words.map((word) => ({ word, at: text.indexOf(word) }));
  return places
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ word }) => word);
};

const sent = {
  "of one trip": () => aSentCalculation(app),
  "of options": () => aSentQuoteWithThree(app),
};

describe("a proposal", () => {
  it.each(["of one trip", "of options"] as const)(
    "%s has one order before and after its script",
    async (kind) => {
      const { id, token } = await sent[kind]();
      const address = `/quote-approval/${id}?token=${token}`;
      const words = orders[kind];
      const before = await visits.open({ ...desk, scriptless: true });
      await before.goto(address);
      expect(await orderOn(before, "#first-page main", words)).toEqual(words);
      const after = await visits.open(desk);
      await after.goto(address);
      await after.locator("#first-page").waitFor({ state: "detached" });
      await after.getByText("¿Tienes una pregunta?").waitFor();
      expect(await orderOn(after, "#root main", words)).toEqual(words);
    },
  );
});
