import { beforeAll, describe, expect, it } from "vitest";
import { seedModules } from "../../api/src/app.seed.ts";
import type { SeedContext } from "../../api/src/core/seed.ts";
import { catalog } from "../../api/src/modules/catalog/catalog.module.ts";
import type { TestApp } from "../support/app.ts";
import { aBrowserOn, phone, desk, reads, toast, type Browsers, pressIn } from "../support/browser.ts";
import { inDays } from "../support/calendar.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;

beforeAll(async () => {
  app = await aWebsite();
  const seed = async (context: SeedContext) => {
    context.shared.set("account:admin", app.people.admin);
    await catalog.seed?.(context);
  };
  await seedModules(app.app.services, [{ ...catalog, seed }]);
  visits = await aBrowserOn(app);
});

describe("a visitor", () => {
  it("searches without accents while typing, filters in the address, and finds ten to a page", async () => {
    const page = await visits.open(desk);
    await page.goto("/allpacks");
    await reads(page, "25 paquetes");
    expect(await page.getByRole("article").count()).toBe(10);
    await page
      .getByRole("button", { name: "Go to page 3" })
      .or(page.getByRole("button", { name: /página 3/i }))
      .click();
    await expect.poll(() => page.getByRole("article").count()).toBe(5);
    expect(page.url()).toContain("page=3");
    await page.getByLabel("Destino, ciudad o experiencia").fill("cano crist");
    await reads(page, "1 paquete");
    await reads(page, "Caño Cristales, el río de los cinco colores");
    expect(page.url()).toMatch(/\?search=cano\+crist$/);
    await page.getByLabel("Destino, ciudad o experiencia").press("Enter");
    await page.goto("/allpacks?page=9");
    await reads(page, "Esta página ya no tiene paquetes.");
    await page.getByRole("button", { name: "Ver la primera página" }).click();
    await expect.poll(() => page.getByRole("article").count()).toBe(10);
    await page.goto("/allpacks?destino=Marte");
    await reads(page, "No se encontraron paquetes para el destino seleccionado.");
    await page.goto("/allpacks");
    await page.getByLabel("Destino, ciudad o experiencia").click();
    await page.getByRole("option", { name: "cano crist" }).click();
    await reads(page, "1 paquete");
  });

  it("reads a package on the phone and is led to sign in, and back, and reserves it", async () => {
    const page = await visits.open(phone);
    await page.goto("/productos");
    await reads(page, "Ofertas del día");
    await page
      .getByRole("link", { name: /^Caño Cristales/ })
      .first()
      .click();
    await reads(page, /^Senderos con guía local/);
    await reads(page, /Quedan 12 cupos/);
    expect(await page.getByRole("link", { name: "Ver en el mapa" }).getAttribute("href")).toContain(
      "mlat=2.2640",
    );
    await page.getByRole("radio").first().check();
    const address = page.url();
    expect(address).toMatch(/\?salida=\d{4}-\d\d-\d\d$/);
    await page.getByRole("link", { name: "Reservar", exact: true }).click();
    await page.getByRole("textbox", { name: "Correo" }).fill("cliente@travesia.test");
    await page.getByRole("textbox", { name: "Contraseña" }).fill("Travesia2026");
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    await expect.poll(() => page.url()).toBe(address);
    await page.getByRole("link", { name: "Reservar", exact: true }).click();
    await expect.poll(() => page.url()).toMatch(/\/ordenReserva\/\d+\?salida=/);
    await page.getByRole("button", { name: "Confirmar Reserva" }).click();
    await toast(page, "Reserva confirmada exitosamente. Ya puede abonarla.");
    await expect.poll(() => page.url()).toMatch(/\/userReservas$/);
    await page
      .getByRole("heading", { name: /Caño Cristales/ })
      .first()
      .waitFor();
    await page.goto(address);
    await reads(page, /Quedan 11 cupos/);
  });

  it("sees a page from its beginning, and returns to the place in the list", async () => {
    const page = await visits.open(phone);
    await page.goto("/allpacks");
    await reads(page, "25 paquetes");
    const card = page.getByRole("article").getByRole("link").last();
    await card.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(1_000);
    await card.click();
    await page.waitForURL("**/detail/*");
    const heading = page.getByRole("heading", { level: 1 });
    // The list stays until the package has come.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(() => heading.evaluate((title) => title === document.activeElement)).toBe(true);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);

    await page.getByRole("button", { name: /página 2/i }).click();
    await page.waitForURL("**page=2");
    await reads(page, "25 paquetes");
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);
  });

  it("does not find what is not there", async () => {
    const page = await visits.open(phone);
    await page.goto("/detail/999999");
    await reads(page, "No se encontró el paquete");
    await page.goto("/detail/cualquiera");
    await reads(page, "No se encontró el paquete");
  });
});

describe("administration", () => {
  it("edits a package in its place, adds another, and is asked before it deletes", async () => {
    const page = await visits.as("admin");
    await page.goto("/panel/pack");
    const card = page.getByRole("article", { name: "Estambul y Capadocia" });
    await card.getByRole("button", { name: "Editar" }).click();
    await page.getByRole("textbox", { name: "Título" }).fill("Estambul en globo");
    await page.getByText("Día a día", { exact: true }).click();
    await page.getByRole("button", { name: "Agregar día" }).click();
    await page.getByRole("textbox", { name: "Título del día" }).fill("Vuelo al amanecer");
    await page.getByRole("button", { name: "Guardar" }).click();
    await toast(page, /Paquete actualizado/);
    await reads(page, "Estambul en globo");
    const seen = page.getByRole("alert").getByRole("link", { name: "Ver en la página" });
    const visitor = await visits.open(phone);
    await visitor.goto((await seen.getAttribute("href")) ?? "");
    await reads(visitor, "Vuelo al amanecer");

    await page.getByRole("link", { name: "Nuevo paquete" }).click();
    await page.getByRole("button", { name: "Crear paquete" }).click();
    await reads(page, /^Escribe (el|la) /);
    const fields = {
      Título: "Mompox",
      Detalle: "Filigrana y río.",
      Ciudad: "Mompox",
      Ubicación: "Centro",
      Latitud: "9.24",
      Longitud: "-74.42",
    };
    for (const [label, text] of Object.entries(fields))
      await page.getByRole("textbox", { name: label }).fill(text);
    await page.getByRole("textbox", { name: "Precio por persona" }).fill("950000");
    await page.getByLabel("Días").fill("3");
    await page.getByLabel("Cupos por salida").fill("20");
    await page.getByLabel("Fecha de salida").fill(inDays(82));
    await page.getByLabel("Fecha de vuelta").fill(inDays(84));
    await page.getByRole("button", { name: "Crear paquete" }).click();
    await toast(page, /Paquete creado con éxito/);
    await pressIn(page, "Acciones de Mompox", "Eliminar");
    await page.getByRole("dialog").getByRole("button", { name: "Eliminar paquete" }).click();
    await toast(page, /Paquete eliminado con éxito/);
  });
});

it("nothing went wrong in any page", () => {
  expect(visits.problems).toEqual([]);
});
