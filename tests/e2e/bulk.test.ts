import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import {
  aBrowserOn,
  beforeNext,
  desk,
  dialog,
  phone,
  press,
  reads,
  toast,
  type Browsers,
} from "../support/browser.ts";
import { aProvider } from "../support/story/providers.ts";
import { aCompletedQuote, family } from "../support/story/quotes.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  visits = await aBrowserOn(app);
  const ask = `mutation ($input: CreateQuoteInput!) { createExternalQuote(input: $input) { id } }`;
  for (let at = 0; at < 3; at += 1) await app.as().ask(ask, { input: family });
  await aCompletedQuote(app);
});

describe("several quotes of a list", () => {
  it("are given to an advisor: a press for the quote, one for the act, one for the person", async () => {
    const page = await visits.as("admin", desk);
    await page.goto("/quotesList");
    await reads(page, "Sin asignar");
    const unassigned = page.getByRole("row").filter({ hasText: "Sin asignar" });
    await unassigned.first().getByRole("checkbox").click();
    await press(page, "Asignar");
    await dialog(page, "Asignar 1 cotización")
      .getByRole("button", { name: /Asesor$/ })
      .first()
      .click();
    await toast(page, "Asignar: 1 hecho.");
    expect(await unassigned.count()).toBe(2);
  });
});

describe("several providers", () => {
  const SWITCH = "mutation ($id: ID!) { switchProvider(id: $id, active: false) { id } }";

  it("are switched off together, on a phone; one that a colleague had is listed with its reason", async () => {
    const made = [];
    for (const name of ["Lanchas Uno", "Lanchas Dos", "Lanchas Tres"])
      made.push(await aProvider(app, { name }));
    const page = await visits.as("admin", phone);
    await page.goto("/panel/proveedores?search=lanchas");
    await page.getByRole("checkbox", { name: "Elegir la página" }).check();
    await reads(page, "3 elegidos");
    await press(page, "Desactivar");
    const asked = dialog(page, "Desactivar 3 proveedores");
    await asked.waitFor();
    // A colleague's switch, while the order is on its way.
    const switched = { id: made[1]!.id };
    await beforeNext(page, "ProvidersSwitch", async () => {
      await app.as("owner").ask(SWITCH, switched);
    });
    await press(asked, "Desactivar");
    await reads(page, "2 hechos · 1 rechazado");
    await reads(page, "El proveedor ya está inactivo.");
    await press(page, "Entendido");
    await reads(page, "1 elegido");
    await press(page, "Activar");
    await press(dialog(page, "Activar 1 proveedor"), "Activar");
    await toast(page, "Activar: 1 hecho.");
  });
});

describe("what is done to several", () => {
  it("leaves no error in the browser", () => expect(visits.problems).toEqual([]));
});
