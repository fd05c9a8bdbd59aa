import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { PASSWORD, type TestApp } from "../support/app.ts";
import {
  aBrowserOn,
  type Browsers,
  desk,
  dialog,
  phone,
  press,
  reads,
  toast,
  pressIn,
} from "../support/browser.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
beforeAll(async () => {
  app = await aWebsite();
  visits = await aBrowserOn(app);
});

const quotes = async (token: string) =>
  (await fetch(`${app.url}/quotes`, { headers: { authorization: `Bearer ${token}` } })).status;

/** Reads the text of a token that was just made, and leaves its dialog. */
async function shown(page: Page): Promise<string> {
  const open = dialog(page, "Copia tu token ahora");
  const token = await open.locator("code").first().innerText();
  expect(await open.locator("code").last().innerText()).toContain(`Bearer ${token}`);
  await press(open, "Ya lo copié");
  return token;
}

/** Chooses an act of the only token. */
async function choose(page: Page, act: string): Promise<void> {
  await pressIn(page, "Acciones del token Contabilidad", act);
}

it.each([desk, phone])(
  "an access token is made in the profile with its rights, renewed and revoked: %o",
  async (screen) => {
    const page = await visits.as("asesor", screen);
    await page.goto("/profile?tab=seguridad");
    await press(page, "Crear token");
    const making = dialog(page, "Crear token de acceso");
    await making.getByLabel("Nombre del token").fill("Contabilidad");
    await making.getByText("Cotizaciones", { exact: true }).click();
    await making.getByLabel("Crear y cambiar cotizaciones").check();
    expect(await making.getByText("Cambiar topes mensuales").count()).toBe(0);
    await making.getByLabel("Direcciones IP permitidas").fill("en todas partes");
    await making.getByRole("textbox", { name: "Contraseña" }).fill(PASSWORD);
    await press(making, "Crear token");
    // A wrong range leaves everything as it was written.
    await reads(page, "Escribe direcciones como 190.26.10.5 o 190.26.0.0/16.");
    await making.getByLabel("Direcciones IP permitidas").fill("");
    await press(making, "Crear token");
    const first = await shown(page);
    await reads(page, /Crear y cambiar cotizaciones/);
    expect(await quotes(first)).toBe(200);

    await choose(page, "Renovar");
    const renewing = dialog(page, "Renovar token de acceso");
    await renewing.getByRole("textbox", { name: "Contraseña" }).fill(PASSWORD);
    await press(renewing, "Renovar");
    const second = await shown(page);
    expect([await quotes(first), await quotes(second)]).toEqual([401, 200]);

    await choose(page, "Revocar");
    await press(dialog(page, "Revocar token de acceso"), "Revocar");
    await toast(page, "Token de acceso revocado");
    expect(await quotes(second)).toBe(401);
  },
);

it("a client's profile offers none", async () => {
  const page = await visits.as("cliente", desk);
  await page.goto("/profile?tab=seguridad");
  await reads(page, "Llaves de acceso");
  expect(await page.getByText("Tokens de acceso").count()).toBe(0);
});
