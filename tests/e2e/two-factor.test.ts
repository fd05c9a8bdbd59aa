import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { codeAt } from "../../api/src/modules/accounts/two-factor/two-factor-codes.ts";
import { PASSWORD, type TestApp } from "../support/app.ts";
import { aBrowserOn, dialog, phone, press, reads, toast, type Browsers } from "../support/browser.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
beforeAll(async () => {
  app = await aWebsite();
  visits = await aBrowserOn(app);
});
async function begin(page: Page): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Correo").fill("lider@travesia.test");
  await page.getByRole("textbox", { name: "Contraseña" }).fill(PASSWORD);
  await press(page, "Iniciar sesión");
}

it("an account is protected with a second factor, and then opens with its code alone", async () => {
  const page = await visits.as("lider", phone);
  await page.goto("/profile?tab=seguridad");
  await press(page, "Activar verificación en dos pasos");
  const start = dialog(page, "Activar verificación en dos pasos");
  await start.getByRole("textbox", { name: "Contraseña" }).fill(PASSWORD);
  await press(start, "Continuar");
  const shown = await start.getByText("Si no puedes escanearlo").textContent();
  const secret = shown!.split(": ")[1]!.replaceAll(" ", "");
  await start.getByLabel("Código de verificación").fill("000000");
  await press(start, "Activar");
  await reads(start, "El código de verificación no es correcto");
  await start.getByLabel("Código de verificación").fill(codeAt(secret, app.clock.now()));
  await press(start, "Activar");
  const codes = dialog(page, "Guarda tus códigos de recuperación");
  await expect.poll(() => codes.getByRole("listitem").count()).toBe(8);
  await press(codes, "Ya los guardé");
  await reads(page, "Activa. Al iniciar sesión te pedimos el código de tu aplicación.");
  await page.context().close();

  app.clock.advance({ minutes: 1 });
  const later = await visits.open(phone);
  await begin(later);
  await later.getByLabel("Código de verificación").fill(codeAt(secret, app.clock.now()));
  await press(later, "Iniciar sesión");
  await toast(later, /^¡Bienvenid/);
  await later.waitForURL("**/mi-dia");
  expect(visits.problems).toEqual([]);
});
