import type { Page } from "playwright-core";
import { afterEach, beforeAll, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { aBrowserOn, type Browsers, desk, fill, phone, reads } from "../support/browser.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aCalculatedQuote } from "../support/story/calculation.ts";
import { aQuote } from "../support/story/quotes.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
let id: string;
beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  visits = await aBrowserOn(app);
  id = (await aCalculatedQuote(app)).id;
});
afterEach(() => expect(visits.problems).toEqual([]));

const NAME = "Así lo verá el cliente";
const preview = (page: Page) => page.getByRole("region", { name: NAME });
const clients = (page: Page) => preview(page).locator("[inert]");
const tickets = (page: Page) => page.getByRole("region", { name: "Tiquetes" });

it("typed values change the client's page beside them, and the agency's earnings", async () => {
  const page = await visits.as("asesor", desk);
  await page.goto(`/cotizaciones/${id}`);
  await reads(clients(page), /3\.770\.000/);
  await reads(preview(page), /^ganas \$\s480\.000 · margen 12,7\s% · con 5\s% de descuento 8,1\s%$/);
  await fill(tickets(page), { "Costo de ida": "300000" });
  await reads(clients(page), /4\.115\.000 en total/);
  await reads(preview(page), /^ganas \$\s525\.000 · margen 12,8\s% · /);
  // Laid out as on a phone, and smaller: nothing in it is as wide as the desk.
  const width = await clients(page).evaluate((one) => (one as HTMLElement).offsetWidth);
  expect(width).toBeGreaterThan(370);
  expect(width).toBeLessThanOrEqual(390);
});

it("nothing of it is pressed, or reached by Tab but its frame", async () => {
  const page = await visits.as("asesor", desk);
  await page.goto(`/cotizaciones/${id}`);
  const approve = clients(page).locator("button", { hasText: "Aprobar cotización" });
  await approve.waitFor();
  const reached = await approve.evaluate((button) => {
    button.focus();
    const { x, y, width, height } = button.getBoundingClientRect();
    const under = document.elementFromPoint(x + width / 2, y + height / 2);
    return [document.activeElement === button, button.contains(under)];
  });
  expect(reached).toEqual([false, false]);
});

it("a typed price is in the client's page at once, with its included services", async () => {
  const quote = await aQuote(app);
  const page = await visits.as("asesor", desk);
  await page.goto(`/cotizaciones/${quote.id}`);
  await reads(preview(page), /Aún no hay precio/);
  await page.getByRole("button", { name: "Escribir el precio" }).first().click();
  const dialog = page.getByRole("dialog");
  await fill(dialog, { "Precio total": "3000000", "Qué incluye": "Tour en lancha\nDesayunos" });
  await dialog.getByRole("button", { name: "Guardar precio" }).click();
  await reads(clients(page), /Tour en lancha/);
  await reads(clients(page), /3\.000\.000 en total/);
  for (const part of [/Aún no hay precio/, /\$\s0(?!\d)/, /No incluye/])
    expect(await preview(page).innerText()).not.toMatch(part);
});

it.each([1_100, 1_280, 1_440])(
  "beside it the calculator keeps the larger part of %i pixels",
  async (width) => {
    const page = await visits.as("asesor", { width });
    await page.goto(`/cotizaciones/${id}`);
    await reads(clients(page), /en total/);
    const widthOf = (region: string) =>
      page.getByRole("region", { name: region }).evaluate((one) => (one as HTMLElement).offsetWidth);
    expect(await widthOf("Cálculo")).toBeGreaterThan(1.5 * (await widthOf(NAME)));
  },
);

it.each([{ width: 1_099 }, phone])("below 1,100 pixels it is a tab (%o)", async (seat) => {
  const page = await visits.as("asesor", seat);
  await page.goto(`/cotizaciones/${id}`);
  const parts = page.getByRole("tablist", { name: "Partes del cálculo" });
  await parts.getByRole("tab", { name: "Transporte" }).waitFor();
  expect(await preview(page).count()).toBe(0);
  await parts.getByRole("tab", { name: NAME }).click();
  await reads(clients(page), /en total/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
