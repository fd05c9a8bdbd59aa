import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { barriersOn, overflowOf } from "../support/axe.ts";
import { aBrowserOn, type Browsers, dialog, phone, press, reads, toast } from "../support/browser.ts";
import { at, inDays } from "../support/calendar.ts";
import { eventually } from "../support/patience.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aPaymentLink } from "../support/story/client-page.ts";
import { aContractToBuy, aReceipt, type ContractToBuy } from "../support/story/purchases.ts";
import { aReservation, updateReservation } from "../support/story/reservations.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  visits = await aBrowserOn(app);
}, 300_000);

/** A signed contract, and a page of its client. */
async function aTrip(): Promise<{ contract: ContractToBuy; page: Page }> {
  const contract = await aContractToBuy(app);
  const page = await visits.open(phone);
  await page.goto(`/pago/${contract.id}?token=${await aPaymentLink(app, contract.id)}`);
  await reads(page, "Contactos");
  return { contract, page };
}
const sent = ({ filename: name, type: mimeType, bytes: buffer }: ReturnType<typeof aReceipt>) => ({
  name,
  mimeType,
  buffer,
});
const ATTACH = `mutation ($id: ID!, $file: Upload!) { attachVoucher(itemId: $id, file: $file) { id } }`;

describe("a trip that its client shares", { timeout: 180_000 }, () => {
  it("opens by a short address without money, and no more once the client ended it", async () => {
    const { page } = await aTrip();
    await press(page, "Compartir el viaje");
    const sharing = dialog(page, "Compartir el viaje");
    await press(sharing, "Crear enlace: Para quien tú quieras");
    const address = await sharing.getByText(/\/v\/\w{12}$/).innerText();
    expect(await barriersOn(page)).toEqual([]);

    const friend = await visits.open(phone);
    await friend.goto(new URL(address).pathname);
    await reads(friend, "Abrir en Mapas");
    await reads(friend, "Contactos");
    expect(await friend.locator("body").innerText()).not.toMatch(/\$ ?\d|CT-\d|Pagar|Cómo pagar|Documento/);
    expect(await overflowOf(friend)).toBe(0);
    expect(await barriersOn(friend)).toEqual([]);

    await press(sharing, "Quitar el enlace: Para quien tú quieras");
    await press(dialog(page, "¿Quitar este enlace?"), "Quitar enlace");
    await toast(page, "Quitamos el enlace");
    await friend.goto(new URL(address).pathname);
    await reads(friend, "Este enlace ya no abre nada");
  });
});

/** Sets the clock of a page's worker, which is not the page's. */
async function workerAt(page: Page, now: Date): Promise<void> {
  const context = page.context();
  const [worker] = context.serviceWorkers();
  const found = worker ?? (await context.waitForEvent("serviceworker"));
  await found.evaluate((time) => void Reflect.set(Date, "now", () => time), now.getTime());
}
const keptBy = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open("viajes")).keys()).map(({ url }) => new URL(url).pathname),
  );

describe("a trip that a phone keeps", { timeout: 180_000 }, () => {
  it("is read without a network, with the vouchers that were chosen, until a week after the return", async () => {
    const { contract, page } = await aTrip();
    for (const name of ["tiquete.png", "hotel.png"])
      await app.as("asesor").ask(ATTACH, { id: contract.items[0]!.id }, { file: aReceipt(name) });
    await page.reload();
    await press(page, "Guardar en este teléfono");
    const choice = dialog(page, "Guardar en este teléfono");
    await choice.getByRole("checkbox", { name: /hotel\.png/ }).uncheck();
    await press(choice, "Guardar");
    await toast(page, "Guardamos el viaje en este teléfono");
    await workerAt(page, app.clock.now());
    // With a network the page itself comes through the worker, not what is kept of it.
    await page.reload();
    await page.getByRole("button", { name: "Borrar el viaje de este teléfono" }).waitFor();

    await page.context().setOffline(true);
    await page.reload();
    await reads(page, /Guardado en este teléfono el/);
    await reads(page, "Día a día");
    const text = await page.locator("body").innerText();
    expect(text).toContain("tiquete.png");
    expect(text).not.toMatch(/hotel\.png|María|\$ ?\d|CT-\d/);
    const file = await page.goto(
      (await page.getByRole("link", { name: "tiquete.png" }).getAttribute("href"))!,
    );
    expect(file?.headers()["content-type"]).toBe("image/png");

    await workerAt(page, at(inDays(400), "12:00"));
    await expect(page.goto(`/pago/${contract.id}`)).rejects.toThrow(/ERR_/);
    await page.context().setOffline(false);
    await page.goto("/allpacks");
    expect(await keptBy(page)).toEqual([]);
  });

  it("is gone once it is taken away, and once its link opens nothing any more", async () => {
    const { contract, page } = await aTrip();
    await press(page, "Guardar en este teléfono");
    await reads(page, "Guardado en este teléfono");
    await workerAt(page, app.clock.now());
    expect(await keptBy(page)).toEqual([`/sin-red/${contract.id}`]);
    await press(page, "Borrar el viaje de este teléfono");
    await eventually(async () => expect(await keptBy(page)).toEqual([]));

    const client = app.withLink(await aPaymentLink(app, contract.id));
    const { shareTrip } = await client.ask(`mutation ($id: ID!) { shareTrip(contractId: $id) }`, {
      id: contract.id,
    });
    const short = new URL(shareTrip).pathname;
    await page.goto(short);
    await press(page, "Guardar en este teléfono");
    await reads(page, "Guardado en este teléfono");
    const kept = await keptBy(page);
    expect(kept).toHaveLength(2);
    expect(kept.join()).not.toContain(short.slice("/v/".length));
    await page.context().setOffline(true);
    await page.goto(short);
    await reads(page, /Guardado en este teléfono el/);
    await page.context().setOffline(false);
    const { tripShares } = await client.ask(`query ($id: ID!) { tripShares(contractId: $id) { id } }`, {
      id: contract.id,
    });
    await client.ask(`mutation ($id: ID!) { endTripShare(id: $id) }`, { id: tripShares[0].id });
    await page.goto(short);
    await reads(page, "Este enlace ya no abre nada");
    await page.goto("/allpacks");
    expect(await keptBy(page)).toEqual([]);
  });
});

describe("what surrounds a trip", { timeout: 180_000 }, () => {
  it("is added to a calendar, which gets an address of its own", async () => {
    const { page } = await aTrip();
    await press(page, "Agregar al calendario");
    const calendar = dialog(page, "Agregar al calendario");
    // The link is made with the first press of a way.
    await press(calendar, "Copiar dirección del calendario");
    const device = calendar.getByRole("link", { name: "En este iPhone, iPad o Mac" });
    const address = (await device.getAttribute("href"))!;
    expect(address).toMatch(/^webcal:.*\/calendario\/[\w-]+\.ics$/);
    const { pathname } = new URL(address.replace(/^webcal:/, "http:"));
    expect(await (await fetch(new URL(pathname, app.url))).text()).toContain("SUMMARY:Viaje a Cartagena");
    const google = calendar.getByRole("link", { name: "En Google Calendar" });
    expect(await google.getAttribute("href")).toContain(encodeURIComponent(pathname));
  });

  it("has a voucher that its seller attaches, which the client then sees, and loses it again", async () => {
    const contract = await aContractToBuy(app);
    const seller = await visits.as("asesor");
    await seller.goto(`/contratos/${contract.id}`);
    await seller
      .getByRole("button", { name: /^Adjuntar tiquete o voucher/ })
      .first()
      .click();
    const attaching = dialog(seller, "Adjuntar tiquete o voucher");
    await press(attaching, "Adjuntar");
    await reads(attaching, "Elige un archivo");
    await attaching.locator("input[type=file]").setInputFiles(sent(aReceipt("tiquete.png")));
    await press(attaching, "Adjuntar");
    await toast(seller, "Documento adjuntado. El cliente ya lo ve en su viaje.");
    const client = await visits.open(phone);
    await client.goto(`/pago/${contract.id}?token=${await aPaymentLink(app, contract.id)}`);
    await client.getByRole("link", { name: "tiquete.png" }).waitFor();
    await press(seller, "Quitar");
    await press(dialog(seller, "¿Quitar este documento?"), "Quitar");
    await toast(seller, "Documento quitado.");
    await client.reload();
    await reads(client, "Contactos");
    expect(await client.getByRole("link", { name: "tiquete.png" }).count()).toBe(0);
  });
});

describe("the trip of a reservation", { timeout: 180_000 }, () => {
  it("is shared on a phone, and has the ticket that staff attached until it is removed", async () => {
    const { id } = await aReservation(app, { package: { title: "Cartagena mágica", city: "Cartagena" } });
    await updateReservation(app, id, { isPaid: true }, "admin");
    const staff = await visits.as("admin");
    await staff.goto(`/ordenReserva/${id}`);
    await staff.getByRole("button", { name: /^Adjuntar tiquete o voucher/ }).click();
    const attaching = dialog(staff, "Adjuntar tiquete o voucher");
    expect(await attaching.getByLabel("Quién lo ve, además del cliente").count()).toBe(0);
    await attaching.locator("input[type=file]").setInputFiles(sent(aReceipt("tiquete.png")));
    await press(attaching, "Adjuntar");
    await toast(staff, "Documento adjuntado. El cliente ya lo ve en su viaje.");

    const client = await visits.as("cliente", phone);
    await client.goto(`/ordenReserva/${id}`);
    await client.getByRole("link", { name: "tiquete.png" }).waitFor();
    expect(await overflowOf(client)).toBe(0);
    expect(await barriersOn(client)).toEqual([]);
    await press(client, "Compartir el viaje");
    const sharing = dialog(client, "Compartir el viaje");
    await press(sharing, "Crear enlace: Para quien tú quieras");
    const address = await sharing.getByText(/\/v\/\w{12}$/).innerText();
    const friend = await visits.open(phone);
    await friend.goto(new URL(address).pathname);
    await reads(friend, "Cartagena mágica");
    expect(await friend.locator("body").innerText()).not.toMatch(/\$ ?\d|Pagar|tiquete\.png/);
    expect(await overflowOf(friend)).toBe(0);
    expect(await barriersOn(friend)).toEqual([]);

    await press(staff, "Quitar");
    await press(dialog(staff, "¿Quitar este documento?"), "Quitar");
    await toast(staff, "Documento quitado.");
    await client.reload();
    await reads(client, "Contactos");
    expect(await client.getByRole("link", { name: "tiquete.png" }).count()).toBe(0);
  });
});
