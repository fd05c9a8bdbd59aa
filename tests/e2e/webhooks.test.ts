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
import { type Receiver, aReceiver } from "../support/receiver.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
let receiver: Receiver;
beforeAll(async () => {
  app = await aWebsite();
  visits = await aBrowserOn(app);
  receiver = await aReceiver();
});

/** Chooses an act of the only webhook. */
async function choose(page: Page, act: string): Promise<void> {
  await pressIn(page, "Acciones del webhook Contabilidad", act);
}

it.each([desk, phone])(
  "a webhook is made in Operación, tried, repeated from its log and deleted: %o",
  async (screen) => {
    receiver.answers = (response) => response.writeHead(200).end("Recibido");
    receiver.received.length = 0;
    const page = await visits.as("owner", screen);
    await page.goto("/panel/operacion?clase=webhooks");
    await press(page, "Crear webhook");
    const making = dialog(page, "Crear webhook");
    await making.getByLabel("Nombre").fill("Contabilidad");
    await making.getByLabel("Dirección").fill("https://10.0.0.7/avisos");
    await making.getByLabel("Contraseña actual").fill(PASSWORD);
    await press(making, "Crear webhook");
    // A private address leaves everything as it was written.
    await reads(making, "Escribe una dirección https pública, sin puerto ni credenciales.");
    await making.getByLabel("Dirección").fill(receiver.url);
    await press(making, "Crear webhook");
    const secret = dialog(page, "Copia el secreto ahora");
    expect(await secret.locator("code").innerText()).toMatch(/^whsec_/);
    await press(secret, "Ya lo copié");

    await choose(page, "Probar");
    await toast(page, "La prueba va en camino.");
    await app.runJobs();
    await reads(page, "Entregada");
    await press(page, "Ver: webhook.test");
    const seen = dialog(page, "webhook.test");
    await reads(seen, /Recibido/);
    await press(seen, "Repetir");
    await reads(page, "Va de nuevo, con los mismos bytes.");
    await app.runJobs();
    const [first, second] = receiver.received;
    expect(second?.body).toBe(first?.body);

    await choose(page, "Apagar");
    await reads(page, /Apagado: la apagó una persona/);
    await choose(page, "Eliminar");
    await press(dialog(page, "Eliminar webhook"), "Eliminar");
    await reads(page, /Aún no hay webhooks/);
  },
);
