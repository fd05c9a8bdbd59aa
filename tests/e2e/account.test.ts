import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { aBrowserOn, desk, phone, reads, toast, type Browsers } from "../support/browser.ts";
import { mailedToken } from "../support/story/accounts.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
beforeAll(async () => {
  app = await aWebsite();
  visits = await aBrowserOn(app);
});
const EMAIL = "marcela@correo.test";

describe("an account in the browser", () => {
  it("is made by a referral link on a phone, and its e-mail confirmed", async () => {
    const { me } = await app.as("asesor").ask("{ me { referralCode } }");
    const page = await visits.open(phone);
    await page.goto(`/login/${me.referralCode}`);
    await page.getByLabel("Nombre").fill("Marcela");
    await page.getByLabel("Apellido").fill("Niño");
    await page.getByLabel("Correo").fill(EMAIL);
    await reads(page, "El correo está disponible");
    await page.getByLabel("Teléfono").fill("3001234567");
    await page.getByLabel("Contraseña nueva", { exact: true }).fill("Cartagena2026");
    await reads(page, "Contraseña fuerte");
    await page.getByLabel("Repite la contraseña nueva").fill("Cartagena2026");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Crear cuenta" }).click();
    await toast(page, "¡Bienvenido Marcela!");
    await page.goto(`/confirmar-correo?token=${await mailedToken(app, EMAIL, "/confirmar-correo")}`);
    await page.getByRole("button", { name: "Confirmar mi correo" }).click();
    await reads(page, "Correo confirmado exitosamente");
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });

  it("gets a new password by mail", async () => {
    const page = await visits.open(desk);
    await page.goto("/login");
    await page.getByRole("link", { name: "Olvidé mi contraseña" }).click();
    await reads(page, "Recupera tu contraseña");
    await page.getByLabel("Correo").fill(EMAIL);
    await page.getByRole("button", { name: "Enviar enlace" }).click();
    await reads(page, "Revisa tu correo");
    await page.goto(`/reset-password?token=${await mailedToken(app, EMAIL, "/reset-password")}`);
    await page.getByLabel("Contraseña nueva", { exact: true }).fill("Barranquilla2027");
    await page.getByLabel("Repite la contraseña nueva").fill("Barranquilla2027");
    await page.getByRole("button", { name: "Guardar contraseña" }).click();
    await reads(page, "Contraseña restablecida exitosamente");
    await page.getByRole("link", { name: "Iniciar sesión" }).click();
    await page.getByLabel("Correo").fill(EMAIL);
    await page.getByRole("textbox", { name: "Contraseña" }).fill("Barranquilla2027");
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    await toast(page, "¡Bienvenido Marcela!");
    await page.context().close();
  });

  it("is edited, given as a copy, and erased from the profile", async () => {
    const page = await visits.open(desk);
    await page.goto("/login");
    await page.getByLabel("Correo").fill(EMAIL);
    await page.getByRole("textbox", { name: "Contraseña" }).fill("Barranquilla2027");
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    await toast(page, "¡Bienvenido Marcela!");
    await page.goto("/profile");
    await page.getByLabel("Ciudad").fill("Cartagena");
    await page.getByRole("button", { name: "Guardar cambios" }).click();
    await toast(page, "Datos actualizados exitosamente");
    await page.goto("/profile?tab=privacidad");
    await reads(page, "Crear tu cuenta");
    await page.getByRole("button", { name: "Preparar mis datos" }).click();
    const link = await page.getByRole("link", { name: "mis-datos.json" }).getAttribute("href");
    expect(new URL(link ?? "").pathname).toMatch(/^\/files\//);
    await page.getByRole("button", { name: "Suprimir mis datos" }).click();
    await page.getByRole("textbox", { name: "Contraseña actual" }).fill("Barranquilla2027");
    await page.getByRole("dialog").getByRole("button", { name: "Suprimir mis datos" }).click();
    await toast(page, "Tus datos personales se suprimieron");
    await page.waitForURL("**/login");
  });

  it("shows its picture, sent from the profile", async () => {
    const page = await visits.as("asesor");
    await page.goto("/profile");
    await page.locator('input[type="file"]').setInputFiles({
      name: "foto.png",
      mimeType: "image/png",
      buffer: Buffer.from(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
        "base64",
      ),
    });
    await toast(page, "Foto actualizada exitosamente");
    const picture = page.getByRole("img", { name: "Foto de Álvaro Ríos Cárdenas" });
    await expect.poll(() => picture.getAttribute("src")).toMatch(/^\/media\//);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  });

  it("left no error in any console", () => expect(visits.problems).toEqual([]));
});
