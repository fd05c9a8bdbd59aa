import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { barriersAnew, barriersOn, looks, overflowOf } from "../support/axe.ts";
import {
  aBrowserOn,
  desk,
  dialog,
  fill,
  follow,
  phone,
  press,
  reads,
  settled,
  type Browsers,
} from "../support/browser.ts";
import { inDays, YEAR } from "../support/calendar.ts";
import { aSentQuote } from "../support/story/quotes.ts";
import { aDemoWebsite } from "../support/demo-website.ts";

let app: TestApp;
let visits: Browsers;
beforeAll(async () => {
  app = await aDemoWebsite();
  visits = await aBrowserOn(app);
});

const POPUP = "Fin de año en el Caribe";

/** The landing page for a visitor who has closed the announcement. */
async function landing(page: Page): Promise<Page> {
  await page.goto("/");
  await dialog(page, POPUP).getByRole("button", { name: "Cerrar" }).click();
  await dialog(page, POPUP).waitFor({ state: "hidden" });
  return page;
}

describe("the announcement", () => {
  it.each(["/login", "/register", "/recuperar", "/allpacks", "/pay", "/thanks", "/verificar"])(
    "is not shown over %s",
    async (address) => {
      const page = await visits.open(desk);
      await page.goto(address);
      await page.locator("#root h1, #root p").first().waitFor();
      await settled(page);
      expect(await page.getByRole("dialog").count()).toBe(0);
    },
  );

  it("is not shown over a page that a mail led to", async () => {
    const { id, token } = await aSentQuote(app);
    const page = await visits.open(desk);
    await page.goto(`/quote-approval/${id}?token=${token}`);
    await page.getByRole("button", { name: "Aprobar cotización" }).waitFor();
    await settled(page);
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  it("waits on the page of visitors until what they opened is closed", async () => {
    const page = await visits.open(desk);
    await page.goto("/?cotizar=1");
    const form = page.getByRole("dialog");
    await form.waitFor();
    expect(await dialog(page, POPUP).count()).toBe(0);
    await form.press("Escape");
    await dialog(page, POPUP).waitFor();
  });
});

describe("a visitor on the landing page", () => {
  it("finds its parts in their order, and today's offers", async () => {
    const page = await landing(await visits.open(desk));
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(
      "Tu próximo viaje empieza con una conversación",
    );
    const order = [
      "CONOCE LAS OFERTAS DEL DIA",
      "PLANIFICA TUS VACACIONES",
      "¿A dónde quieres ir?",
      "CLIENTES FELICES",
      "Contacto",
      "Convenios",
    ];
    const headings = await page.getByRole("main").getByRole("heading", { level: 2 }).allInnerTexts();
    expect(headings.filter((heading) => order.includes(heading))).toEqual(order);
    const offers = page.getByRole("region", { name: order[0]! }).getByRole("article");
    expect(await offers.count()).toBe(6);
    expect(await page.getByRole("link", { name: "Escríbenos por WhatsApp" }).getAttribute("href")).toMatch(
      /^https:\/\/wa\.me\/573005550100\?text=/,
    );
    await reads(page.getByRole("contentinfo"), /RNT n\.º 123456/);
    await reads(page.getByRole("contentinfo"), /Ley 679 de 2001/);
    await page.getByRole("link", { name: "Llano" }).click();
    await page.waitForURL("**/allpacks?destino=Llano");
  });

  it("closes the announcement for today, writes to the agency, and asks for a quote from any page", async () => {
    const page = await landing(await visits.open(phone));
    await page.reload();
    await reads(page, "PLANIFICA TUS VACACIONES");
    expect(await dialog(page, POPUP).count()).toBe(0);
    expect(await app.as().ask("{ activePopups { title } }")).toEqual({ activePopups: [{ title: POPUP }] });
    // The form is made for who comes near it.
    await page.locator("#contacto").scrollIntoViewIfNeeded();
    await press(page, "Enviar mensaje");
    await reads(page, "El mensaje es requerido");
    await reads(page, "Debes autorizar el tratamiento de tus datos personales");
    await fill(page, {
      Nombre: "Juan Preciado",
      Correo: "juan@correo.test",
      "¿En qué te ayudamos?": "Quiero ir a Comala en Semana Santa.",
    });
    await page.getByRole("checkbox").check();
    await press(page, "Enviar mensaje");
    await reads(page, /^Recibimos tu mensaje/);
    const [mail] = await app.outbox("hola@travesia.test");
    expect(mail?.subject).toBe("Mensaje de Juan Preciado desde la página");
    await page.goto(`/?cotizar=1&destino=${encodeURIComponent("San Andrés")}&ida=nunca`);
    const form = dialog(page, "Solicitar Cotización");
    await press(form, "Enviar solicitud");
    await reads(form, "El nombre del cliente es requerido");
    await fill(form, {
      "Nombre completo": "Susana San Juan",
      Correo: "susana@correo.test",
      Teléfono: "3105550101",
    });
    expect(await form.getByLabel("Destino").inputValue()).toBe("San Andrés");
    await form.getByLabel("Fecha de ida").fill(inDays(101));
    await form.getByRole("checkbox").check();
    await press(form, "Enviar solicitud");
    await reads(page, "Cotización creada exitosamente");
    await reads(
      page,
      new RegExp(`Tu solicitud es la COT-${YEAR}-\\d{6}\\. Un asesor te escribirá a susana@correo\\.test`),
    );
    const { quotes } = await app
      .as("admin")
      .ask(`{ quotes { items { nombreCliente isExternal status asesor { id } } } }`);
    expect(quotes.items[0]).toEqual({
      nombreCliente: "Susana San Juan",
      isExternal: true,
      status: "pending",
      asesor: null,
    });
  });
});

describe("somebody who is signed in", () => {
  it("sees the same page, with the way to their work, help and their own referral link", async () => {
    const page = await landing(await visits.as("cliente"));
    await page.getByRole("button", { name: "Ayuda y Guías" }).click();
    await reads(page, "Página Principal - Cliente");
    await page.getByRole("button", { name: "Cerrar la ayuda" }).click();
    await press(page, "Copiar mi enlace");
    await page.getByRole("link", { name: "Mi cuenta" }).click();
    await page.waitForURL(/\/(userReservas|contratos)$/);
  });

  it("begins a quote of their own as a seller", async () => {
    const page = await landing(await visits.as("asesor"));
    await press(page, "Solicitar Cotización");
    await page.waitForURL("**/quotesList**");
    await dialog(page, "Nueva cotización").waitFor();
  });
});

describe("the first page", () => {
  const built = fileURLToPath(new URL("../../web/dist/assets/", import.meta.url));
  /** Words that only the grid, a chart, or the back office's frame and icons bring along. */
  const marks = {
    lists: "MuiTableSortLabel",
    office: "Abrir menú",
    icons: "AccountBalanceWalletOutlined",
    quotes: "Escribir el precio",
    help: "Flujos Completos de Trabajo",
  };

  it("loads no code of the back office for a visitor, and asks the server twice: for the agency, and for all that it shows", async () => {
    const everything = readdirSync(built)
      .filter((file) => file.endsWith(".js"))
      .map((file) => readFileSync(`${built}${file}`, "utf8"));
    const page = await visits.open({ ...desk, fresh: true });
    const loaded: string[] = [];
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/graphql"))
        asked.push((request.postDataJSON() as { operationName: string }).operationName);
    });
    page.on("response", (response) => {
      if (/\/assets\/.*\.js$/.test(response.url())) loaded.push(response.url().split("/").at(-1)!);
    });
    await page.goto("/");
    await dialog(page, POPUP).waitFor();
    await page.waitForLoadState("networkidle");
    expect(asked.sort()).toEqual(["Landing", "PublicSettings"]);
    const code = loaded.map((file) => readFileSync(`${built}${file}`, "utf8"));
    expect(code.length).toBeGreaterThan(0);
    for (const [part, mark] of Object.entries(marks)) {
      expect(
        everything.filter((file) => file.includes(mark)).length,
        `${part} is somewhere in the build`,
      ).toBeGreaterThan(0);
      expect(code.filter((file) => file.includes(mark)).length, `${part} reaches a visitor`).toBe(0);
    }
    expect(code.some((file) => /MuiDataGrid|MuiCharts/.test(file))).toBe(false);
  });
});

describe("a page whose script never comes", () => {
  it("says so, and is loaded again at one press", async () => {
    const page = await visits.open({ ...phone, fresh: true });
    await page.route("**/assets/*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    await page.goto("/about");
    const again = page.getByRole("link", { name: "Cargar de nuevo" });
    await again.waitFor({ state: "attached" });
    // Nobody waits for it here: what is shown after a while is shown now.
    const after = await page.evaluate(() => {
      const shown = document.getAnimations();
      shown.forEach((animation) => animation.finish());
      return shown.map(({ effect }) => effect?.getTiming().delay);
    });
    expect(after).toContain(8_000);
    await again.waitFor();
    expect(await page.getByText("Cargando…").isVisible()).toBe(false);
    await page.unroute("**/assets/*.js");
    await again.click();
    await reads(page, "Cómo trabajamos");
    expect(await again.count()).toBe(0);
  });
});

describe("on each public page nobody is kept out", () => {
  const pages: Readonly<Record<string, string | RegExp>> = {
    "/": "CONOCE LAS OFERTAS DEL DIA",
    "/about": "Cómo trabajamos",
    "/politicas": /Ley 1581 de 2012/,
    "/terminos": /Ley 1480 de 2011/,
    "/allpacks": "25 paquetes",
    "/productos": "Ofertas del día",
    "/register": "Crea tu cuenta",
    "/recuperar": "Recupera tu contraseña",
    "/manual": "Primeros pasos",
    "/manual?rol=owner": "Guías paso a paso",
  };

  let page: Page;
  beforeAll(async () => {
    page = await landing(await visits.open(desk));
  });

  it.each(Object.entries(pages))("%s", async (path, shows) => {
    await page.setViewportSize({ width: desk.width, height: 900 });
    await page.emulateMedia({ colorScheme: "light" });
    await follow(page, path);
    const found: string[] = [];
    for (const [place, { width, theme }] of looks.entries()) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme });
      await page.locator(`html[data-theme="${theme}"]`).waitFor();
      await reads(page, shows);
      await reads(page.getByRole("contentinfo"), /RNT n\.º 123456/);
      const barriers = await (place === 0 ? barriersOn : barriersAnew)(page);
      found.push(...barriers.map((barrier) => `${width} ${theme} ${barrier}`));
    }
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await overflowOf(page), "pixels wider than a screen of 360").toBe(0);
    expect(found).toEqual([]);
    const touched = page.getByRole("contentinfo").locator("a, summary");
    const heights = await touched.evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().height),
    );
    expect(Math.min(...heights), "pixels under a thumb").toBeGreaterThanOrEqual(44);
  });
});

it("nothing went wrong in any page", () => {
  expect(visits.problems).toEqual([]);
});
