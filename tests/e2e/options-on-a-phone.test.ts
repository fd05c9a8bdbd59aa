import { afterEach, beforeAll, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { aBrowserOn, dialog, fill, phone, press, reads, toast, type Browsers } from "../support/browser.ts";
import { aCalculatedQuote, aSentCalculation } from "../support/story/calculation.ts";
import { anAgencyPicture } from "../support/story/content.ts";
import { shareIt } from "../support/story/sharing.ts";
import { aSentQuoteWithThree } from "../support/story/options.ts";
import { haveDocuments } from "../support/story/staff-documents.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
beforeAll(async () => {
  app = await aWebsite();
  await haveDocuments(app, "asesor");
  visits = await aBrowserOn(app);
});
afterEach(() => expect(visits.problems).toEqual([]));

it("two options are made and sent on a phone, and chosen from", async () => {
  const { id } = await aCalculatedQuote(app);
  const page = await visits.as("asesor", phone);
  await page.goto(`/cotizaciones/${id}`);
  await press(page, "Agregar otra opción");
  await press(dialog(page, "Agregar opción"), "Agregar opción");
  await fill(page.getByRole("region", { name: "Tiquetes" }), { "Costo de ida": "100000" });
  await reads(page, "Borrador guardado");
  await press(page, "Confirmar todas");
  await press(dialog(page, "Confirmar todas"), "Confirmar todas");
  await toast(page, "Opciones confirmadas");
  await press(page, "Enviar cotización");
  await press(dialog(page, "Enviar cotización"), "Enviar por correo");
  await toast(page, "Cotización enviada exitosamente al cliente con PDF adjunto!");

  const mail = await app.mailWith(`/quote-approval/${id}`);
  const client = await visits.open(phone);
  await client.goto(/https?:\/\/\S+\/quote-approval\/\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  await client.getByRole("radio", { name: /Económica/ }).check();
  // The option that was picked before the application came stays picked.
  await client.locator("#first-page").waitFor({ state: "detached" });
  await client.getByText("RNT n.º").first().waitFor();
  await client.getByText("Día a día").first().click();
  await reads(client, /^Día 1 · .* · Llegada a /);
  await client.getByRole("button", { name: "Descargar la propuesta en PDF" }).waitFor();
  await press(client, "Aprobar cotización");
  await press(dialog(client, "Aprobar la cotización"), "Aprobar cotización");
  await client.getByRole("link", { name: "Completar los datos de los pasajeros" }).waitFor();
  const read = `query ($id: ID!) { quote(id: $id) { status options { name chosen recommended } } }`;
  const { quote } = await app.as("asesor").ask(read, { id });
  expect(quote).toEqual({
    status: "pending_passengers",
    options: [
      { name: "Recomendada", chosen: false, recommended: true },
      { name: "Económica", chosen: true, recommended: false },
    ],
  });
});

it("a proposal with pictures is read and approved before any script has come", async () => {
  await anAgencyPicture(app, { name: "Caribe", kind: "hotel" });
  const { id, token } = await aSentCalculation(app);
  const page = await visits.open({ ...phone, scriptless: true });
  await page.goto(`/quote-approval/${id}?token=${token}`);
  await page.getByText("Ver la foto").click();
  const picture = page.getByRole("img", { name: "Foto 1 de 1 de Caribe" });
  await picture.scrollIntoViewIfNeeded();
  expect(await picture.evaluate((image) => image.getBoundingClientRect().height)).toBeGreaterThan(100);
  await page.getByText("Día a día").click();
  await reads(page, /^Día 6 · .* · Regreso a Bogotá$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await press(page, "Aprobar cotización");
  await reads(page, /^Aprobaste esta cotización/);
});

it("what a seller sends by chat opens on a phone at its short address, and is approved there", async () => {
  const quote = await aSentQuoteWithThree(app);
  const { link } = await shareIt(app, quote, { by: "asesor" });
  const { pathname } = new URL(link);
  const page = await visits.open(phone);
  await page.goto(pathname);
  await page.locator("#first-page").waitFor({ state: "detached" });
  await page
    .getByText(/^[+−] \$\s[\d.]+ por persona$/)
    .first()
    .waitFor();
  await page.getByRole("list", { name: "El viaje, día por día" }).waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(pathname);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await press(page, "Aprobar cotización");
  await press(dialog(page, "Aprobar la cotización"), "Aprobar cotización");
  await page.getByRole("link", { name: "Completar los datos de los pasajeros" }).waitFor();
});
