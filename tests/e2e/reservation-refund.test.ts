import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { barriersOn, overflowOf } from "../support/axe.ts";
import { aBrowserOn, type Browsers, dialog, fill, phone, press, reads, settled } from "../support/browser.ts";
import { verifyIt } from "../support/story/payments.ts";
import {
  aReservation,
  cancelReservation,
  payReservation,
  type StoryReservation,
} from "../support/story/reservations.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aWebsite } from "../support/web-build.ts";
import { mailedCode } from "../support/mailed-code.ts";

let app: TestApp;
let visits: Browsers;
let reservation: StoryReservation;
/** The customer on their phone. */
let customer: Page;

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  reservation = await aReservation(app);
  await verifyIt(app, await payReservation(app, reservation.id));
  await cancelReservation(app, reservation.id);
  visits = await aBrowserOn(app);
});
afterEach(() => expect(visits.problems).toEqual([]));

/** The code that the last letter of its kind carries. */
async function accountCode(): Promise<string> {
  await app.runJobs();
  const mail = (await app.outbox()).findLast(({ subject }) => /^Tu código para decirnos/.test(subject));
  return mailedCode(mail);
}

describe("the refund of an annulled reservation", () => {
  it("is what its customer finds in their account, and on the page of the reservation", async () => {
    const page = visits.keep(await visits.as("cliente", phone));
    customer = page;
    await page.goto("/userReservas");
    await reads(page, "Mis Reservas");
    await reads(page, "Te devolvemos");
    await settled(page);
    expect(await overflowOf(page)).toBe(0);
    expect(await page.getByText("No tienes reservas.").count()).toBe(0);
    await page.getByRole("link", { name: /^Reserva [0-9A-F]{8}$/ }).click();
    await page.waitForURL(`**/ordenReserva/${reservation.id}`);
    await reads(page, /^La anuló la agencia\./);
    await reads(page, "Se anuló tu reserva");
    await reads(page, /^A más tardar el/);
    expect(await overflowOf(page)).toBe(0);
    expect(await barriersOn(page)).toEqual([]);
  });

  it("goes where they say, with a code; on a phone nothing lies over the fields", async () => {
    const page = customer;
    await press(page, "Decir a qué cuenta");
    const form = dialog(page, "Decir a qué cuenta");
    await fill(form, { Banco: "Bancolombia", "Número de documento": "52123456" });
    await fill(form, { "Número de cuenta, celular o llave": "12345678901" });
    await fill(form, { "Titular de la cuenta": "María Torres" });
    await press(form, "Enviarme el código");
    const code = form.getByRole("textbox", { name: /^Código/ });
    await code.waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
    app.clock.advance({ minutes: 1 });
    await press(form, "Enviar otro código");
    await reads(form, /^Te enviamos otro código/);
    await code.fill("000000");
    await press(form, "Guardar cuenta");
    await reads(form, "El código no es correcto");
    expect(await page.locator(".notistack-Snackbar").count()).toBeLessThan(2);
    await code.fill(await accountCode());
    await press(form, "Guardar cuenta");
    await reads(page, /Bancolombia •••• 8901/);
  });

  it("is seen by the accountant as far as it is, with the way to it", async () => {
    const page = await visits.as("contador", { width: 1280 });
    await page.goto(`/ordenReserva/${reservation.id}`);
    const region = page.getByRole("region", { name: "Cliente" });
    await region.getByRole("link", { name: "cliente@travesia.test" }).waitFor();
    await reads(page, /^Reserva anulada/);
    await page.getByRole("link", { name: "Ver devolución" }).click();
    await reads(page, "Se escribió la cuenta");
    expect(await overflowOf(page)).toBe(0);
    expect(await barriersOn(page)).toEqual([]);
  });
});
