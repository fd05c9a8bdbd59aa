import type { Page } from "playwright-core";
import { afterEach, beforeAll, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { aBrowserOn, type Browsers, desk, type Device, fill, phone, reads } from "../support/browser.ts";
import { anAppWithSales } from "../support/sales.ts";
import { until } from "../support/patience.ts";
import { aCalculatedQuote, costs } from "../support/story/calculation.ts";
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

/** Opens a calculation whose client's page has flights and a hotel to unfold. */
async function openDetailed(seat: Device): Promise<Page> {
  const tiquetes = { ...costs.tiquetes, aerolinea: "Avianca", vueloIda: "AV8514", horaIda: "06:10" };
  const hotel = { ...costs.hotel, encanto: "Frente al mar" };
  const detailed = await aCalculatedQuote(app, { input: { tiquetes, hotel } });
  const page = await visits.as("asesor", seat);
  await page.goto(`/cotizaciones/${detailed.id}`);
  return page;
}

/** Returns whether a part of the client's page is inside its frame. */
const isInFrame = (page: Page, part: string) =>
  clients(page).evaluate((root, wanted) => {
    const frame = root.parentElement!.getBoundingClientRect();
    const shown = root.querySelector(wanted)?.getBoundingClientRect();
    return shown !== undefined && shown.top >= frame.top && shown.top < frame.bottom - 20;
  }, part);

it("beside it the frame shows the part of the page that is being edited, unfolded", async () => {
  const page = await openDetailed(desk);
  await reads(clients(page), /en total/);
  expect(await isInFrame(page, ".t-flights")).toBe(false);
  await tickets(page).getByLabel("Costo de ida").focus();
  await until(() => isInFrame(page, ".t-flights[open]"));
  await page.getByRole("tab", { name: "Comisiones" }).click();
  await until(() => isInFrame(page, ".t-prices"));
  expect(await clients(page).locator(".t-flights[open]").count()).toBe(0);
  // The page around the frame stays where the seller works.
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

it("on a phone its tab opens at the part that was edited last", async () => {
  const page = await openDetailed(phone);
  const tab = (name: string) => page.getByRole("tab", { name }).click();
  await tab("Alojamiento");
  await tab(NAME);
  await until(() => isInFrame(page, ".t-hotels"));
  await tab("Servicios");
  await tab("Transporte");
  await tickets(page).getByLabel("Origen").focus();
  await tab(NAME);
  await until(() => isInFrame(page, ".t-flights[open]"));
});
