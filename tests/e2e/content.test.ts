import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { seedModules } from "../../api/src/app.seed.ts";
import type { SeedContext } from "../../api/src/core/seed.ts";
import { content } from "../../api/src/modules/content/content.module.ts";
import type { TestApp } from "../support/app.ts";
import { barriersOn, looks, overflowOf } from "../support/axe.ts";
import {
  aBrowserOn,
  choose,
  desk,
  dialog,
  fill,
  follow,
  press,
  reads,
  settled,
  toast,
  type Browsers,
  pressIn,
} from "../support/browser.ts";
import { inDays, longDay } from "../support/calendar.ts";
import type { Handle } from "../support/people.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;

beforeAll(async () => {
  app = await aWebsite();
  const seed = async (context: SeedContext) => {
    for (const who of ["admin", "owner"] as const) context.shared.set(`account:${who}`, app.people[who]);
    await content.seed?.(context);
  };
  await seedModules(app.app.services, [{ ...content, seed }]);
  visits = await aBrowserOn(app);
});
afterEach(() => expect(visits.problems).toEqual([]));

const aPicture = () =>
  sharp({ create: { width: 320, height: 180, channels: 3, background: "#0e5a73" } })
    .png()
    .toBuffer();

/** A person's page, which goes on to the next screen. */
const pages = new Map<Handle | null, Page>();

/** A person's page on a desktop screen, opened at `path`. */
async function at(who: Handle | null, path: string): Promise<Page> {
  const page = pages.get(who) ?? visits.keep(who ? await visits.as(who) : await visits.open(desk));
  pages.set(who, page);
  await page.setViewportSize({ width: desk.width, height: 900 });
  await page.emulateMedia({ colorScheme: "light" });
  await follow(page, path);
  return page;
}

describe("a visitor", () => {
  it("reads who the agency is, its policy and the law at the foot of the page", async () => {
    const page = await at(null, "/politicas");
    await reads(page, /Travesía Viajes S\.A\.S\., NIT 900\.123\.456-8, con domicilio/);
    const foot = page.getByRole("contentinfo");
    for (const words of [/RNT n\.º 123456/, /Ley 679 de 2001/, /Ley 1581 de 2012/, /Ley 1480 de 2011/])
      await reads(foot, words);
    await foot.getByRole("link", { name: "Términos y condiciones" }).click();
    await reads(page, "4. Derecho de retracto");
  });

  it("is shown the announcement of today on its own page", async () => {
    const page = await at(null, "/Panel/popup/popup");
    await reads(dialog(page, "Fin de año en el Caribe"), /Separa tu cupo/);
    await press(dialog(page, "Fin de año en el Caribe"), "Cerrar");
    await press(page, "Ver de nuevo");
    await dialog(page, "Fin de año en el Caribe").getByRole("link", { name: "Ver las salidas" }).click();
    await expect.poll(() => page.url()).toContain("/allpacks?destino=Nacionales");
  });
});

describe("administration", () => {
  it("announces something else, and is asked before it changes it", async () => {
    const page = await at("admin", "/panelGestion");
    await page.getByRole("link", { name: /^Aviso de inicio/ }).click();
    await press(page, "Nuevo popup");
    await press(page, "Crear popup");
    await reads(page, "El contenido es obligatorio");
    await fill(page, { Contenido: "Nuevas salidas a Leticia" });
    await choose(dialog(page, "Nuevo popup"), "A dónde lleva el botón", "Otra dirección");
    await fill(page, { "Enlace del botón": "leticia" });
    await press(page, "Crear popup");
    await reads(
      dialog(page, "Nuevo popup"),
      "El enlace debe empezar por https:// o ser una página de la agencia, como /allpacks",
    );
    await choose(dialog(page, "Nuevo popup"), "A dónde lleva el botón", "Todos los paquetes");
    await press(page, "Crear popup");
    await toast(page, "Popup creado exitosamente!");
    const way = page.getByRole("alert").getByRole("link", { name: "Ver en la página" });
    expect(await way.getAttribute("href")).toBe("/Panel/popup/popup");
    const old = page.getByRole("article", { name: "Fin de año en el Caribe" });
    await reads(old, "Inactivo");
    await press(page.getByRole("article", { name: "Novedades" }), "Editar");
    await fill(page, { Título: "Leticia te espera" });
    await press(dialog(page, "Editar popup"), "Actualizar popup");
    await press(
      page.getByRole("dialog").filter({ hasText: "Los visitantes verán los cambios" }),
      "Actualizar popup",
    );
    await toast(page, "Popup actualizado exitosamente!");
    await pressIn(old, "Acciones de Fin de año en el Caribe", "Activar");
    await reads(page.getByRole("article", { name: "Leticia te espera" }), "Inactivo");
  });

  it("puts the carousel into another order with the keyboard and takes a picture away", async () => {
    const page = await at("admin", "/panelCarousel");
    await page.getByRole("button", { name: "Bajar El Caribe te queda cerca" }).press("Enter");
    await toast(page, "Orden guardado");
    await expect
      .poll(() => page.getByRole("article").first().getAttribute("aria-label"))
      .toBe("El río de los cinco colores");
    await press(page.getByRole("article", { name: "Europa en español" }), "Eliminar");
    await press(dialog(page, "Eliminar imagen"), "Eliminar imagen");
    await toast(page, "Imagen eliminada con éxito");
    expect(await page.getByRole("article").count()).toBe(3);
    await press(page, "Cargar imagen");
    await press(dialog(page, "Cargar imagen"), "Cargar imagen");
    await reads(page, "No se ha recibido ninguna imagen.");
  });

  it("adds a video of a known host only", async () => {
    const page = await at("admin", "/panelInstagram");
    await fill(page, { "Dirección del video": "https://example.com/a.mp4", Título: "Familia en Barú" });
    await press(page, "Subir Video");
    await reads(page, "Pega la dirección completa, con https://, de una de esas páginas");
    await fill(page, { "Dirección del video": "https://vimeo.com/76979871" });
    await press(page, "Subir Video");
    await toast(page, "¡Video guardado exitosamente!");
    const row = page.getByRole("article", { name: "Familia en Barú" });
    await press(row, "Editar");
    const form = dialog(page, "Editar video");
    await form
      .locator("input[type=file]")
      .setInputFiles({ name: "mar.txt", mimeType: "text/plain", buffer: Buffer.from("mar") });
    await reads(form, "Solo se permiten imágenes JPG, PNG o WebP");
    await form
      .locator("input[type=file]")
      .setInputFiles({ name: "mar.png", mimeType: "image/png", buffer: await aPicture() });
    await form.getByRole("textbox", { name: "Dirección del video" }).fill("https://vimeo.com/22439234");
    await press(form, "Guardar video");
    await reads(form, "Este video ya está en la lista");
    await form.getByRole("textbox", { name: "Dirección del video" }).fill("https://vimeo.com/76979871");
    await press(form, "Guardar video");
    await toast(page, "¡Video guardado exitosamente!");
    await expect.poll(() => row.locator("img").getAttribute("src")).toMatch(/^\/media\//);
    await pressIn(row, /^Acciones de/, "Eliminar");
    await press(dialog(page, "Eliminar video"), "Eliminar video");
    await toast(page, "Video eliminado con éxito");
  });

  it("writes a text that survives leaving the page, and publishes it", async () => {
    const page = await at("admin", "/panelGestion/textos/about");
    await page.getByRole("textbox", { name: "Texto" }).fill("## Nosotros\n\nViajamos desde {agencia}.");
    await reads(page, "Viajamos desde Travesía.");
    await page.goto("/panelGestion");
    await page.goto("/panelGestion/textos/about");
    await reads(page, /Recuperamos lo que estabas escribiendo/);
    await press(page, "Guardar borrador");
    await toast(page, "Borrador guardado");
    const visitor = await at(null, "/about");
    await reads(visitor, "Viajar bien es viajar tranquilo");
    await press(page, "Publicar");
    await press(dialog(page, "Publicar texto"), "Publicar texto");
    await toast(page, "Texto publicado");
    const way = page.getByRole("alert").getByRole("link", { name: "Ver en la página" });
    expect(await way.getAttribute("href")).toBe("/about");
    await visitor.reload();
    await reads(visitor, "Viajamos desde Travesía.");
  });

  it("cannot publish a notice without the law in it", async () => {
    const page = await at("admin", "/panelGestion");
    await follow(page, "/panelGestion/textos/notice_children");
    await reads(page, /Conserva esta frase, que exige la ley/);
    await page.getByRole("textbox", { name: "Texto" }).fill("Cuidamos a la niñez.");
    expect(await page.getByRole("button", { name: "Publicar" }).isDisabled()).toBe(true);
    await page.goto("/panelGestion");
  });
});

describe("the owner", () => {
  it("renames the agency, and visitors read it", async () => {
    const page = await at("owner", "/panel/ajustes?ver=datos");
    await fill(page, { "Nombre comercial": "Rutas del Sol", NIT: "890903938-1" });
    await press(page, "Guardar ajustes");
    await reads(page, "El dígito de verificación del NIT no es correcto");
    await fill(page, { NIT: "890903938-8" });
    await press(page, "Guardar ajustes");
    await toast(page, "Ajustes guardados");
    const visitor = await at(null, "/allpacks");
    await visitor.goto("/terminos");
    await reads(visitor.getByRole("contentinfo"), /NIT 890\.903\.938-8/);
    expect(await visitor.title()).toBe("Términos y condiciones · Rutas del Sol");
    await expect.poll(() => page.title()).toMatch(/ · Rutas del Sol$/);
  });

  it("leaves raffles out of the menu and the search, and shows them again", async () => {
    const page = await at("owner", "/panel/ajustes");
    await page.getByRole("link", { name: "Lo que usa la agencia" }).click();
    const raffles = page.getByRole("switch", { name: "Vendemos números de rifas" });
    await raffles.click();
    await toast(page, "Ya no aparece en el menú");
    await follow(page, "/panelGestion");
    const tabs = page.getByRole("navigation", { name: "Páginas de Contenido" });
    await tabs.getByRole("link", { name: "Paquetes" }).waitFor();
    expect(await tabs.getByRole("link", { name: "Rifas" }).count()).toBe(0);
    await follow(page, "/panel/ajustes?ver=uso");
    await raffles.click();
    await toast(page, "Aparece de nuevo en el menú");
    await follow(page, "/panelGestion");
    await tabs.getByRole("link", { name: "Rifas", exact: true }).waitFor();
  });

  it("scrolls the navigation inside its own column, also on a low screen", async () => {
    const page = await at("owner", "/panelGestion");
    await page.setViewportSize({ width: desk.width, height: 600 });
    const nav = page.getByRole("navigation", { name: "Principal" });
    await reads(nav, "Ventas");
    const beyond = () => nav.evaluate((column) => column.scrollHeight - column.clientHeight);
    expect(await beyond()).toBe(0);
    const last = nav.getByRole("link").last();
    await last.focus();
    const isSeen = () => last.evaluate((line) => line.getBoundingClientRect().bottom <= innerHeight);
    await expect.poll(isSeen).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it("is warned on every screen while the RNT has no validity", async () => {
    const page = await at("owner", "/panel/ajustes?ver=datos");
    await page.getByLabel("Vigente hasta").fill(inDays(-1));
    await press(page, "Guardar ajustes");
    await toast(page, "Ajustes guardados");
    await follow(page, "/panelGestion");
    await reads(page, `Tu RNT venció el ${longDay(inDays(-1))}`);
  });
});

describe("nobody is kept out of", () => {
  it.each<[string, Handle | null, string | RegExp]>([
    ["/terminos", null, "4. Derecho de retracto"],
    ["/Panel/popup/popup", null, "Fin de año en el Caribe"],
    ["/panelGestion", "admin", "Textos de las páginas"],
    ["/panelInstagram", "admin", "Videos Cargados"],
    ["/panelCarousel", "admin", "Imágenes Cargadas"],
    ["/panel/popup", "admin", "Fin de año en el Caribe"],
    ["/panelGestion/textos/policies", "admin", "Así se verá"],
    ["/capacitacion", "admin", "Cómo contar un destino: cultura"],
    ["/asesores", "admin", "Capacitaciones cargadas"],
    ["/panel/ajustes", "owner", "Rangos de la DIAN para facturas y documentos"],
    ["/panel/ajustes?ver=datos", "owner", "Registro Nacional de Turismo"],
    ["/panel/ajustes?ver=uso", "owner", "¿Cuántas personas venden?"],
  ])("%s", async (path, who, shows) => {
    const page = await at(who, path);
    await reads(page, shows);
    await settled(page);
    const found: string[] = [];
    for (const { width, theme } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme });
      await page.locator(`html[data-theme="${theme}"]`).waitFor();
      const barriers = await barriersOn(page);
      found.push(...barriers.map((barrier) => `${width} ${theme} ${barrier}`));
    }
    await page.setViewportSize({ width: 360, height: 780 });
    expect([found, await overflowOf(page)]).toEqual([[], 0]);
  });
});
