import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { seedModules } from "../../api/src/app.seed.ts";
import type { SeedContext } from "../../api/src/core/seed.ts";
import { formatCop } from "../../api/src/core/colombia/cop.ts";
import { content } from "../../api/src/modules/content/content.module.ts";
import { type TestApp } from "../support/app.ts";
import {
  aBrowserOn,
  beforeNext,
  dialog,
  fill,
  follow,
  holds,
  press,
  reads,
  type Browsers,
} from "../support/browser.ts";
import { aPackage } from "../support/story/catalog.ts";
import { agencyInput } from "../support/story/content.ts";
import { aQuote } from "../support/story/quotes.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  const seed = async (context: SeedContext) => {
    for (const who of ["admin", "owner"] as const) context.shared.set(`account:${who}`, app.people[who]);
    await content.seed?.(context);
  };
  await seedModules(app.app.services, [{ ...content, seed }]);
  visits = await aBrowserOn(app);
});

const UPDATE_SETTINGS = `mutation ($input: AgencySettingsInput!) {
  updateAgencySettings(input: $input) { version } }`;
const ticketsOf = (page: Page) =>
  page.getByRole("region", { name: "Cálculo" }).getByRole("region", { name: "Tiquetes" });
const question = (page: Page) => dialog(page, "¿Salir sin guardar?");

describe("two people on one record", () => {
  it("see whose change it was, and «Conservar lo mío» keeps both people's changes of a package", async () => {
    // A title of its own for each try: another one would find two.
    const title = `Dos personas ${randomUUID().slice(0, 8)}`;
    const id = await aPackage(app, { title });
    const page = await visits.as("admin");
    await page.goto("/panel/pack");
    await press(page.getByRole("article").filter({ hasText: title }), "Editar");
    const edit = page.getByRole("form", { name: `Editar ${title}` });
    await fill(edit, { Ubicación: "Getsemaní" });
    await holds(edit.getByRole("textbox", { name: "Ubicación" }), "Getsemaní");
    await app
      .as("owner")
      .ask(
        "mutation ($id: Int!, $input: UpdatePackageInput!) { updatePackage(id: $id, input: $input) { id } }",
        {
          id,
          input: { city: "Barú" },
        },
      );
    await press(edit, "Guardar");
    const asked = dialog(page, "Hay cambios más recientes");
    await reads(asked, new RegExp(`${app.people.owner.name} guardó cambios el .* mientras editabas`));
    await press(asked, "Conservar lo mío");
    await edit.waitFor({ state: "detached" });
    const { packages } = await app
      .as("admin")
      .ask(`query ($search: String!) { packages(filter: { search: $search }) { city location } }`, {
        search: title,
      });
    expect(packages).toEqual([{ city: "Barú", location: "Getsemaní" }]);
  });

  it("go on in the settings after «Ver lo último», and change only their own after «Conservar lo mío»", async () => {
    const elsewhere = (name: string) =>
      app.as("owner").ask(UPDATE_SETTINGS, { input: { ...agencyInput, name } });
    const page = await visits.as("owner");
    await page.goto("/panel/ajustes?ver=datos");
    const name = page.getByRole("textbox", { name: "Nombre comercial" });
    await name.fill("Viajes del Sur");
    await elsewhere("Viajes del Norte");
    await press(page, "Guardar ajustes");
    await reads(dialog(page, "Hay cambios más recientes"), /Guardaste cambios en otra ventana/);
    await press(page, "Ver lo último");
    await holds(name, "Viajes del Norte");
    await page.getByRole("textbox", { name: "Dirección", exact: true }).fill("Calle 10 # 5-51");
    await elsewhere("Viajes del Oriente");
    await press(page, "Guardar ajustes");
    await press(page, "Conservar lo mío");
    const settings = () => app.as("owner").ask("{ agencySettings { name address } }");
    await expect
      .poll(settings)
      .toEqual({ agencySettings: { name: "Viajes del Oriente", address: "Calle 10 # 5-51" } });
  });

  it("calculate one quote: who was slower keeps saving after the choice, and leaves what the other wrote elsewhere", async () => {
    const { id } = await aQuote(app);
    const elsewhere = (input: object) =>
      app
        .as("owner")
        .ask("mutation ($input: QuoteCalculationInput!) { upsertQuoteCalculation(input: $input) { id } }", {
          input: { quoteId: id, ...input },
        });
    const page = await visits.as("admin");
    /** The next save of the page comes after another person's. */
    const slower = (input: object) => beforeNext(page, "QuoteCalculationSave", () => elsewhere(input));
    await page.goto(`/cotizaciones/${id}`);
    const tickets = ticketsOf(page);
    await slower({ tiquetes: { costoIda: 100_000 } });
    await fill(tickets, { "Costo de vuelta": "55000" });
    await reads(dialog(page, "Hay cambios más recientes"), new RegExp(app.people.owner.name));
    await press(page, "Ver lo último");
    await holds(tickets.getByRole("textbox", { name: "Costo de ida" }), formatCop(100_000));
    const draft = () =>
      app.as("admin").ask(
        `query ($id: ID!) {
          draft: quoteCalculationByQuote(quoteId: $id) {
            observacionesGenerales tiquetes { costoIda costoVuelta } } }`,
        { id },
      );
    await fill(tickets, { "Costo de vuelta": "60000" });
    await expect.poll(draft).toMatchObject({ draft: { tiquetes: { costoVuelta: 60_000 } } });
    await slower({ observacionesGenerales: "Con seguro" });
    await fill(tickets, { "Costo de ida": "130000" });
    await press(page, "Conservar lo mío");
    await expect.poll(draft).toMatchObject({ draft: { tiquetes: { costoIda: 130_000 } } });
    await fill(tickets, { "Costo de ida": "140000" });
    const tiquetes = { costoIda: 140_000, costoVuelta: 60_000 };
    await expect.poll(draft).toEqual({ draft: { observacionesGenerales: "Con seguro", tiquetes } });
  });
});

describe("a calculator without a connection", () => {
  it("saves the typed values as soon as there is one", async () => {
    const { id } = await aQuote(app);
    const page = await visits.as("asesor");
    await page.goto(`/cotizaciones/${id}`);
    const tickets = ticketsOf(page);
    await tickets.waitFor();
    await page.context().setOffline(true);
    await fill(tickets, { "Costo de ida": "210000" });
    await reads(page, "No se pudo guardar");
    await page.context().setOffline(false);
    await reads(page, "Borrador guardado");
  });

  it("asks before it is left at once, and has what was typed when one comes back", async () => {
    const { id } = await aQuote(app);
    const page = await visits.as("asesor");
    await page.goto(`/cotizaciones/${id}`);
    const tickets = ticketsOf(page);
    await tickets.waitFor();
    await page.context().setOffline(true);
    await fill(tickets, { "Costo de ida": "210000" });
    await page.getByRole("link", { name: "Cotizaciones" }).first().click();
    await reads(question(page), /Queda 7 días en este dispositivo/);
    await press(question(page), "Salir sin guardar");
    await question(page).waitFor({ state: "detached" });
    const kept = () => page.evaluate(() => JSON.stringify(localStorage));
    await expect.poll(kept).toContain(`travesia.calculator.${app.people.asesor.id}.${id}`);
    await page.goto("about:blank");
    await page.context().setOffline(false);
    await page.goto(`/cotizaciones/${id}`);
    await ticketsOf(page).waitFor();
    expect(await kept()).toContain(`travesia.calculator.${app.people.asesor.id}.${id}`);
    await press(page, "Recuperar lo de este dispositivo");
    await holds(ticketsOf(page).getByRole("textbox", { name: "Costo de ida" }), formatCop(210_000));
    await reads(page, "Borrador guardado");
  });
});

describe("a page with something typed", () => {
  it("asks before it is left by the menu, or by a reload; its text is kept on the device", async () => {
    const page = await visits.as("owner");
    await page.goto("/panel/newPack");
    const leave = () => page.getByRole("link", { name: "Cotizaciones" }).click();
    for (const [path, field] of [
      ["/panel/newPack", "Título"],
      ["/panel/ajustes?ver=datos", "Dirección"],
    ] as const) {
      if (!page.url().endsWith(path)) await follow(page, path);
      const typed = page.getByRole("textbox", { name: field, exact: true }).first();
      await typed.fill("Algo nuevo");
      await leave();
      await press(question(page), "Seguir editando");
      await question(page).waitFor({ state: "detached" });
      await holds(typed, "Algo nuevo");
      const asked = page.waitForEvent("dialog");
      await page.evaluate(() => setTimeout(() => window.location.reload()));
      const warning = await asked;
      expect(warning.type()).toBe("beforeunload");
      await warning.dismiss();
      await holds(typed, "Algo nuevo");
      await leave();
      await press(question(page), "Salir sin guardar");
      await page.waitForURL("**/quotesList");
      await page.getByRole("heading", { name: "Cotizaciones" }).waitFor();
    }
    await follow(page, "/panelGestion");
    await page
      .getByRole("link", { name: /^Sobre nosotros/ })
      .first()
      .click();
    const text = page.getByRole("textbox", { name: "Texto" });
    await text.fill("## Algo que escribí");
    await leave();
    // The address changes before the page does.
    await page.getByRole("heading", { name: "Cotizaciones" }).waitFor();
    await page.goBack();
    await holds(text, "## Algo que escribí");
    await reads(page, /Recuperamos lo que estabas escribiendo/);
  });
});

describe("a dialog with something typed", () => {
  it("asks before Esc, a click beside it and the back button; it begins in its first field, and a recognised client who was not meant leaves it", async () => {
    await aQuote(app);
    const page = await visits.as("asesor");
    await page.goto("/notificaciones");
    await page.getByRole("link", { name: "Cotizaciones" }).click();
    await press(page, "Nueva cotización");
    const form = dialog(page, "Nueva cotización");
    const known = form.getByRole("textbox", { name: /^Busca al cliente/ });
    expect(await known.evaluate((field) => field === document.activeElement)).toBe(true);
    await press(form, "Cliente nuevo");
    const email = form.getByRole("textbox", { name: "Correo", exact: true });
    await email.fill("maria@example.com");
    const name = form.getByRole("textbox", { name: "Nombre", exact: true });
    await holds(name, "María Fernanda Torres");
    await form.getByRole("textbox", { name: "Teléfono", exact: true }).fill("3110000000");
    await email.fill("mario@example.com");
    await holds(name, "");
    await holds(form.getByRole("textbox", { name: "Teléfono", exact: true }), "311 000 0000");

    await fill(form, { Nombre: "Marta" });
    for (const leave of [
      () => page.keyboard.press("Escape"),
      () => page.mouse.click(5, 400),
      () => page.goBack(),
    ]) {
      await leave();
      await press(question(page), "Seguir editando");
      await question(page).waitFor({ state: "detached" });
      await holds(name, "Marta");
    }
    await press(form, "Cancelar");
    await form.waitFor({ state: "detached" });
  });
});
