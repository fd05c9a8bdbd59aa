import { beforeAll, expect, it } from "vitest";
import { PASSWORD, type TestApp } from "../support/app.ts";
import { aBrowserOn, type Browsers, dialog, holds, phone, reads } from "../support/browser.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
beforeAll(async () => {
  app = await aWebsite();
  visits = await aBrowserOn(app);
}, 300_000);

it("a text that a phone shares waits through the sign-in, and fills a new quote once", async () => {
  const page = await visits.open(phone);
  await page.goto("/login");
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  // As a phone hands a text to an installed application.
  await page.evaluate(() => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action: "/compartir", enctype: "multipart/form-data" });
    const field = document.createElement("textarea");
    Object.assign(field, { name: "texto", value: "Hola, somos 4 adultos para Cartagena, soy Rosa Peña" });
    form.append(field);
    document.body.append(form);
    form.submit();
  });
  await page.getByRole("textbox", { name: "Correo" }).fill("asesor@travesia.test");
  await page.getByRole("textbox", { name: "Contraseña" }).fill(PASSWORD);
  await page.keyboard.press("Enter");

  const form = dialog(page, "Nueva cotización");
  await form.waitFor();
  await reads(form, "Sin entender");
  await holds(form.getByRole("textbox", { name: "Destino" }), "Cartagena");
  await holds(form.getByRole("spinbutton", { name: "Adultos" }), "4");
  expect(await page.evaluate(() => caches.has("compartido"))).toBe(false);
  expect(new URL(page.url()).search).toBe("");
});
