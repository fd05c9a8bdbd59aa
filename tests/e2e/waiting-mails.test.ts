import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { barriersOn, looks, overflowOf } from "../support/axe.ts";
import { aBrowserOn, type Browsers, desk, dialog, phone, press, reads, toast } from "../support/browser.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aCompletedQuote, sendIt } from "../support/story/quotes.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  await sql("update agency_settings set mails_opened_at = null");
  app.app.services.agency.forget();
  for (let at = 0; at < 3; at += 1) await sendIt(app, await aCompletedQuote(app));
  await app.runJobs();
  visits = await aBrowserOn(app);
});
const sql = (text: string) => app.app.services.orm.em.fork().execute<{ sent: number }[]>(text);
const sent = async () => {
  const [found] = await sql(
    "select count(*)::int as sent from mails where waiting_at is not null and sent_at is not null",
  );
  return found?.sent;
};

describe("mails to clients that wait", () => {
  it("are announced to the sender of a quote: the mail has not left", async () => {
    const quote = await aCompletedQuote(app);
    const page = await visits.as("asesor", desk);
    await page.goto(`/cotizaciones/${quote.id}`);
    await press(page, "Enviar cotización");
    await press(dialog(page, "Enviar cotización"), "Enviar por correo");
    await toast(page, /queda en espera hasta que el propietario abra los correos/);
    await reads(page, /Su correo está en espera: llega cuando el propietario lo envíe/);
    expect(await page.getByText("El cliente tiene la cotización").count()).toBe(0);
    await app.runJobs();
    expect(await page.getByText("no han salido a tus clientes").count()).toBe(0);
  });

  it("are announced above every screen of the owner, whose list has no barrier at any width and in any look", async () => {
    for (const device of [desk, phone]) {
      const page = await visits.as("owner", device);
      await page.goto("/mi-dia");
      await reads(page, "4 correos esperan: no han salido a tus clientes.");
      await page.getByRole("alert").getByRole("link", { name: "Revisar" }).click();
      await reads(page, /Lo que espera se descarta solo a los 30 días/);
      await page
        .getByRole("button", { name: /^Enviar: / })
        .first()
        .waitFor();
      for (const { theme } of looks) {
        await page.emulateMedia({ colorScheme: theme });
        await page.locator(`html[data-theme="${theme}"]`).waitFor();
        expect(await barriersOn(page)).toEqual([]);
      }
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    }
  });

  it("are sent or dropped one by one, and the rest leaves once they are opened for good", async () => {
    const page = await visits.as("owner", desk);
    await page.goto("/panel/operacion?clase=espera");
    await page
      .getByRole("button", { name: /^Enviar: / })
      .first()
      .click();
    await dialog(page, "Enviar 1 correo").getByRole("button", { name: "Enviar" }).click();
    await toast(page, "Correo enviado");
    await page
      .getByRole("button", { name: /^Descartar: / })
      .nth(2)
      .waitFor();
    await page
      .getByRole("button", { name: /^Descartar: / })
      .first()
      .click();
    await dialog(page, "Descartar 1 correo").getByRole("button", { name: "Descartar" }).click();
    await toast(page, "Correo descartado");
    await app.runJobs();
    expect(await sent()).toBe(1);
    await press(page, "Abrir los correos");
    const asked = dialog(page, "Abrir los correos a clientes");
    await reads(asked, /Los 2 correos que esperan salen en menos de un minuto/);
    await asked.getByRole("button", { name: "Abrir los correos" }).click();
    await toast(page, "Los correos a tus clientes ya salen solos");
    await app.sweep();
    expect(await sent()).toBe(3);
    await reads(page, /Ningún correo espera/);
    expect(await page.getByText("no han salido a tus clientes").count()).toBe(0);
  });
});
