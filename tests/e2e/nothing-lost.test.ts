import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { seedModules } from "../../api/src/app.seed.ts";
import type { SeedContext } from "../../api/src/core/seed.ts";
import { formatCop } from "../../api/src/core/cop.ts";
import { content } from "../../api/src/modules/content/content.module.ts";
import { type TestApp } from "../support/app.ts";
import { aBrowserOn, dialog, fill, holds, press, reads, toast, type Browsers } from "../support/browser.ts";
import { aPackage } from "../support/story/catalog.ts";
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

const question = (page: Page) => dialog(page, "¿Salir sin guardar?");

describe("two people on one record", () => {
  const openBoth = async (path: string, ready: (page: Page) => Promise<unknown>) => {
    const [owner, admin] = await Promise.all([visits.as("owner"), visits.as("admin")]);
    for (const page of [owner, admin]) {
      await page.goto(path);
      await ready(page);
    }
    return { owner, admin };
  };

  it("see whose change it was; «Conservar lo mío» keeps both people's changes of a package, «Ver lo último» shows theirs", async () => {
    await aPackage(app, { title: "Dos personas en Cartagena" });
    const edit = (page: Page) => page.getByRole("form", { name: "Editar Dos personas en Cartagena" });
    const { owner, admin } = await openBoth("/panel/pack", async (page) => {
      await press(page.getByRole("article").filter({ hasText: "Dos personas" }), "Editar");
      await edit(page).waitFor();
    });
    await fill(edit(owner), { Ciudad: "Barú" });
    await press(edit(owner), "Guardar");
    await edit(owner).waitFor({ state: "detached" });

    await fill(edit(admin), { Ubicación: "Getsemaní" });
    await press(edit(admin), "Guardar");
    const asked = dialog(admin, "Hay cambios más recientes");
    await reads(asked, new RegExp(`${app.people.owner.name} guardó cambios el .* mientras editabas`));
    await press(asked, "Conservar lo mío");
    await edit(admin).waitFor({ state: "detached" });
    const { packages } = await app
      .as("admin")
      .ask(`{ packages(filter: { search: "Dos personas" }) { city location } }`);
    expect(packages).toEqual([{ city: "Barú", location: "Getsemaní" }]);
  });

  it("go on in the settings after «Ver lo último», and change only their own after «Conservar lo mío»", async () => {
    const [one, two] = await Promise.all([visits.as("owner"), visits.as("owner")]);
    const name = (page: Page) =>
      page.getByRole("textbox", { name: "Nombre comercial" }).or(page.getByRole("textbox").first()).first();
    for (const page of [one, two]) {
      await page.goto("/panel/ajustes");
      await name(page).waitFor();
    }
    await name(one).fill("Viajes del Norte");
    await press(one, "Guardar ajustes");
    await toast(one, "Ajustes guardados");
    await name(two).fill("Viajes del Sur");
    await press(two, "Guardar ajustes");
    await reads(dialog(two, "Hay cambios más recientes"), /Guardaste cambios en otra ventana/);
    await press(two, "Ver lo último");
    await holds(name(two), "Viajes del Norte");
    await name(two).fill("Viajes del Oriente");
    await press(two, "Guardar ajustes");
    await toast(two, "Ajustes guardados");
    await one.getByRole("textbox", { name: "Dirección", exact: true }).fill("Calle 10 # 5-51");
    await press(one, "Guardar ajustes");
    await press(one, "Conservar lo mío");
    const settings = () => app.as("owner").ask("{ agencySettings { name address } }");
    await expect
      .poll(settings)
      .toEqual({ agencySettings: { name: "Viajes del Oriente", address: "Calle 10 # 5-51" } });
  });

  it("calculate one quote: the second keeps saving after the choice, and leaves what the first wrote elsewhere", async () => {
    const { id } = await aQuote(app);
    const tickets = (page: Page) =>
      page.getByRole("region", { name: "Cálculo" }).getByRole("region", { name: "Tiquetes" });
    const { owner, admin } = await openBoth(`/cotizaciones/${id}`, (page) => tickets(page).waitFor());
    // Both at once: an editor in which nothing was typed would follow the other one.
    await fill(tickets(owner), { "Costo de ida": "100000" });
    await fill(tickets(admin), { "Costo de vuelta": "50000" });
    await reads(owner, "Borrador guardado");
    await reads(dialog(admin, "Hay cambios más recientes"), new RegExp(app.people.owner.name));
    await press(admin, "Ver lo último");
    await holds(tickets(admin).getByRole("textbox", { name: "Costo de ida" }), formatCop(100_000));
    await fill(tickets(admin), { "Costo de vuelta": "60000" });
    await reads(admin, "Borrador guardado");
    await fill(tickets(owner), { "Costo de ida": "120000" });
    await press(owner, "Conservar lo mío");
    await reads(owner, "Borrador guardado");
    // For a moment only: who looks afterwards may come too late.
    const pending = reads(owner, "Cambios sin guardar…");
    await fill(tickets(owner), { "Costo de ida": "130000" });
    await pending;
    await reads(owner, "Borrador guardado");
    await app
      .as("admin")
      .ask("mutation ($input: QuoteCalculationInput!) { upsertQuoteCalculation(input: $input) { id } }", {
        input: { quoteId: id, observacionesGenerales: "Con seguro" },
      });
    await fill(tickets(owner), { "Costo de ida": "140000" });
    await press(owner, "Conservar lo mío");
    const draft = () =>
      app.as("admin").ask(
        `query ($id: ID!) {
          draft: quoteCalculationByQuote(quoteId: $id) { observacionesGenerales tiquetes { costoIda } }
        }`,
        { id },
      );
    await expect
      .poll(draft)
      .toEqual({ draft: { observacionesGenerales: "Con seguro", tiquetes: { costoIda: 140_000 } } });
  });
});

describe("a calculator without a connection", () => {
  it("keeps what was typed as soon as there is one", async () => {
    const { id } = await aQuote(app);
    const page = await visits.as("asesor");
    await page.goto(`/cotizaciones/${id}`);
    const tickets = page.getByRole("region", { name: "Cálculo" }).getByRole("region", { name: "Tiquetes" });
    await tickets.waitFor();
    await page.context().setOffline(true);
    await fill(tickets, { "Costo de ida": "210000" });
    await reads(page, "No se pudo guardar");
    await page.context().setOffline(false);
    await reads(page, "Borrador guardado");
  });
});

describe("a form with something typed", () => {
  const changed = async (page: Page, path: string, field: string) => {
    await page.goto(path);
    await page.getByRole("textbox", { name: field, exact: true }).first().fill("Algo nuevo");
  };

  it.each([
    ["a new package", "/panel/newPack", "Título"],
    ["the settings", "/panel/ajustes", "Dirección"],
  ])("asks before %s is left by the menu or the back button", async (_, path, field) => {
    const page = await visits.as("owner");
    await page.goto("/notificaciones");
    await changed(page, path, field);
    await page.getByRole("link", { name: "Cotizaciones" }).click();
    await press(question(page), "Seguir editando");
    await question(page).waitFor({ state: "detached" });
    await holds(page.getByRole("textbox", { name: field, exact: true }).first(), "Algo nuevo");
    await page.getByRole("link", { name: "Cotizaciones" }).click();
    await press(question(page), "Salir sin guardar");
    await page.waitForURL("**/quotesList");
  });

  it("asks before a reload", async () => {
    const page = await visits.as("owner");
    await changed(page, "/panel/newPack", "Título");
    const asked = page.waitForEvent("dialog");
    await page.evaluate(() => setTimeout(() => window.location.reload()));
    const warning = await asked;
    expect(warning.type()).toBe("beforeunload");
    await warning.dismiss();
    await holds(page.getByRole("textbox", { name: "Título" }), "Algo nuevo");
  });

  it.each([
    ["Esc", (page: Page) => page.keyboard.press("Escape")],
    ["a click beside it", (page: Page) => page.mouse.click(5, 400)],
    ["the back button", (page: Page) => page.goBack()],
  ] as const)("in a dialog asks before %s", async (_, leave) => {
    const page = await visits.as("asesor");
    await page.goto("/notificaciones");
    await page.getByRole("link", { name: "Cotizaciones" }).click();
    await press(page, "Nueva cotización");
    const form = dialog(page, "Nueva cotización");
    await fill(form, { Nombre: "Marta" });
    await leave(page);
    await press(question(page), "Seguir editando");
    await holds(form.getByRole("textbox", { name: "Nombre", exact: true }), "Marta");
    await press(form, "Cancelar");
    await form.waitFor({ state: "detached" });
  });

  it("of a page's text is kept on the device", async () => {
    const page = await visits.as("owner");
    await page.goto("/panelGestion");
    await page
      .getByRole("link", { name: /^Sobre nosotros/ })
      .first()
      .click();
    const text = page.getByRole("textbox", { name: "Texto" });
    await text.fill("## Algo que escribí");
    await page.getByRole("link", { name: "Cotizaciones" }).click();
    // The address changes before the page does.
    await page.getByRole("heading", { name: "Cotizaciones" }).waitFor();
    await page.goBack();
    await holds(text, "## Algo que escribí");
    await reads(page, /Recuperamos lo que estabas escribiendo/);
  });
});

describe("a dialog", () => {
  it("has the focus in its first field; a recognised client who was not meant leaves the form", async () => {
    await aQuote(app);
    const page = await visits.as("asesor");
    await page.goto("/quotesList");
    await press(page, "Nueva cotización");
    const form = dialog(page, "Nueva cotización");
    const known = form.getByRole("textbox", { name: /^Busca al cliente/ });
    expect(await known.evaluate((field) => field === document.activeElement)).toBe(true);
    const email = form.getByRole("textbox", { name: "Correo", exact: true });
    await email.fill("maria@example.com");
    const name = form.getByRole("textbox", { name: "Nombre", exact: true });
    await holds(name, "María Fernanda Torres");
    await form.getByRole("textbox", { name: "Teléfono", exact: true }).fill("3110000000");
    await email.fill("mario@example.com");
    await holds(name, "");
    await holds(form.getByRole("textbox", { name: "Teléfono", exact: true }), "311 000 0000");
  });
});
