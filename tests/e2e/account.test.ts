import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import {
  aBrowserOn,
  follow,
  phone,
  press,
  reads,
  toast,
  type Browsers,
  pressIn,
} from "../support/browser.ts";
import { mailedToken } from "../support/story/accounts.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
beforeAll(async () => {
  app = await aWebsite();
  visits = await aBrowserOn(app);
});
const EMAIL = "marcela@correo.test";
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

describe("an account in the browser", () => {
  it("is made by a referral link on a phone, edited, given another password, and erased", async () => {
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
    await press(page, "Crear cuenta");
    await toast(page, "¡Bienvenido Marcela!");
    await page.goto(`/confirmar-correo?token=${await mailedToken(app, EMAIL, "/confirmar-correo")}`);
    await press(page, "Confirmar mi correo");
    await reads(page, "Correo confirmado");
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

    await follow(page, "/profile");
    await page.getByLabel("Ciudad").fill("Cartagena");
    await press(page, "Guardar cambios");
    await toast(page, "Datos actualizados exitosamente");
    const picture = { name: "foto.png", mimeType: "image/png", buffer: Buffer.from(PIXEL, "base64") };
    await page.locator('input[type="file"]').setInputFiles(picture);
    await toast(page, "Foto actualizada");
    const shown = page.getByRole("img", { name: "Foto de Marcela Niño" });
    await expect.poll(() => shown.getAttribute("src")).toMatch(/^\/media\//);
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
    await page.getByRole("tab", { name: "Privacidad" }).click();
    await reads(page, "Crear tu cuenta");
    await press(page, "Preparar mis datos");
    const link = await page.getByRole("link", { name: "mis-datos.json" }).getAttribute("href");
    expect(new URL(link ?? "").pathname).toMatch(/^\/files\//);

    await pressIn(page, /menú de perfil/, "Cerrar sesión");
    await page.getByRole("link", { name: "Olvidé mi contraseña" }).click();
    await reads(page, "Recupera tu contraseña");
    await page.getByLabel("Correo").fill(EMAIL);
    await press(page, "Enviar enlace");
    await reads(page, "Revisa tu correo");
    await page.goto(`/reset-password?token=${await mailedToken(app, EMAIL, "/reset-password")}`);
    await page.getByLabel("Contraseña nueva", { exact: true }).fill("Barranquilla2027");
    await page.getByLabel("Repite la contraseña nueva").fill("Barranquilla2027");
    await press(page, "Guardar contraseña");
    await reads(page, "Contraseña restablecida exitosamente");
    await page.getByRole("link", { name: "Iniciar sesión" }).click();
    await page.getByLabel("Correo").fill(EMAIL);
    await page.getByRole("textbox", { name: "Contraseña" }).fill("Barranquilla2027");
    await press(page, "Iniciar sesión");
    await toast(page, "¡Bienvenido Marcela!");

    await follow(page, "/profile?tab=privacidad");
    await press(page, "Suprimir mis datos");
    await page.getByRole("textbox", { name: "Contraseña actual" }).fill("Barranquilla2027");
    await press(page.getByRole("dialog"), "Suprimir mis datos");
    await toast(page, "Tus datos personales se suprimieron");
    await page.waitForURL("**/login");
  });

  it("left no error in any console", () => expect(visits.problems).toEqual([]));
});
