import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { PASSWORD, type TestApp } from "../support/app.ts";
import {
  aBrowserOn,
  desk,
  dialog,
  fill,
  follow,
  holds,
  press,
  reads,
  toast,
  type Browsers,
} from "../support/browser.ts";
import { inDays } from "../support/calendar.ts";
import { signedInNow } from "../support/sign-in.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;

beforeAll(async () => {
  app = await aWebsite();
  visits = await aBrowserOn(app);
});

const pathOf = (page: Page) => new URL(page.url()).pathname;
const again = (page: Page) => dialog(page, "Inicia sesión");
const closeSessions = async (who: "asesor2") =>
  (await signedInNow(app, who)).ask("mutation { closeSessions(includingThis: true) }");

async function signInAgain(page: Page, who: string): Promise<void> {
  await again(page).getByRole("textbox", { name: "Correo" }).fill(`${who}@travesia.test`);
  await again(page).getByRole("textbox", { name: "Contraseña" }).fill(PASSWORD);
  await press(again(page), "Iniciar sesión");
}

/** Goes to the middle of a new quote. */
async function writingAQuote(page: Page): Promise<void> {
  await page.goto("/quotesList");
  await press(page, "Nueva cotización");
  await press(dialog(page, "Nueva cotización"), "Cliente nuevo");
  await fill(dialog(page, "Nueva cotización"), {
    Nombre: "Marta Ríos",
    Correo: "marta@example.com",
    Teléfono: "3009876543",
    Destino: "San Andrés",
    "Fecha de ida": inDays(80),
  });
}

it("a sign-in that ends during work is asked for over the page: the same person goes on, another begins again", async () => {
  const page = await visits.signIn("asesor2");
  await writingAQuote(page);
  await closeSessions("asesor2");
  await again(page).waitFor();
  expect(pathOf(page)).toBe("/login");
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  await holds(again(page).getByRole("textbox", { name: "Correo" }), "asesor2@travesia.test");
  await signInAgain(page, "asesor2");
  await again(page).waitFor({ state: "detached" });
  expect(pathOf(page)).toBe("/quotesList");
  const form = dialog(page, "Nueva cotización");
  await holds(form.getByRole("textbox", { name: "Nombre", exact: true }), "Marta Ríos");
  await press(form, "Crear cotización");
  await toast(page, /creada exitosamente/);

  // After a reload the whole page asks, and leads back.
  await follow(page, "/quotesList?status=sent");
  await page.getByRole("heading", { name: "Cotizaciones" }).waitFor();
  await closeSessions("asesor2");
  await again(page).waitFor();
  await page.reload();
  await page.getByRole("textbox", { name: "Correo" }).fill("asesor2@travesia.test");
  await page.getByRole("textbox", { name: "Contraseña" }).fill(PASSWORD);
  await press(page, "Iniciar sesión");
  await page.waitForURL("**/quotesList?status=sent");

  await press(page, "Nueva cotización");
  await press(dialog(page, "Nueva cotización"), "Cliente nuevo");
  await fill(dialog(page, "Nueva cotización"), { Nombre: "Marta Ríos" });
  await closeSessions("asesor2");
  await signInAgain(page, "admin");
  await page.waitForURL("**/mi-dia");
  await reads(page, /Mi día|Hola/);
  expect(await dialog(page, "Nueva cotización").count()).toBe(0);
});

it("a page without an answer, or without its script, tries until there is one", async () => {
  // A token that the browser kept needs no network.
  const page = await visits.as("admin", { ...desk, fresh: true });
  await page.route("**/graphql", (route) => route.abort());
  await page.goto("/quotesList");
  await reads(page, "Sin conexión. Reintentando…");
  expect(await page.evaluate(() => localStorage.getItem("token"))).not.toBeNull();
  await page.unroute("**/graphql");
  await page.getByRole("heading", { name: "Cotizaciones" }).waitFor();
  await page.getByText("Sin conexión. Reintentando…").waitFor({ state: "detached" });

  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Contenido", exact: true }).click();
  await reads(page, "No se pudo cargar esta página");
  await reads(page, "Sin conexión. Reintentando…");
  await page.context().setOffline(false);
  await page.getByRole("link", { name: "Nuevo paquete" }).waitFor();

  // An update took the script away: the window is loaded again once, and then by who presses.
  await page.route(/\/assets\/CustomerListScreen.*\.js/, (route) => route.fulfill({ status: 404 }));
  await Promise.all([
    page.waitForEvent("load"),
    page.getByRole("link", { name: "Clientes", exact: true }).click(),
  ]);
  await reads(page, "No se pudo cargar esta página");
  await page.unroute(/\/assets\/CustomerListScreen.*\.js/);
  await press(page, "Reintentar");
  await page.getByRole("heading", { name: "Clientes" }).waitFor();
});
