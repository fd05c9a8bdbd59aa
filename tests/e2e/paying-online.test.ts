import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { formatCop } from "../../api/src/core/cop.ts";
import type { TestApp } from "../support/app.ts";
import { aBrowserOn, type Browsers, type Device, desk, phone, choose } from "../support/browser.ts";
import { aPayableContract } from "../support/story/payments.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let browsers: Browsers;
beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  browsers = await aBrowserOn(app);
});

/** Keeps a picture where a person wants to look at it. */
const picture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env["PICTURES"];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};
const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { name, level: 1 }).waitFor();
const fill = (page: Page, label: string, text: string) =>
  page.getByRole("textbox", { name: label }).fill(text);

/** Opens the page where a contract is paid; what it sends to our own server is kept. */
async function openPay(seat: Device) {
  const { id } = await aPayableContract(app);
  const page = await browsers.open(seat);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql")) sent.push(request.postData() ?? "");
  });
  await page.goto(`/pay?contrato=${id}&monto=400000`);
  await title(page, "Revisa tu Reserva");
  return { id, page, sent };
}

async function typeCard(page: Page, number: string): Promise<void> {
  await fill(page, "Número de la tarjeta", number);
  await fill(page, "Vencimiento", "1299");
  await fill(page, "Código (CVC)", "123");
  await fill(page, "Nombre como aparece en la tarjeta", "María Pérez");
  await fill(page, "Correo para el recibo", "maria@example.com");
  for (const box of await page.getByRole("checkbox").all()) await box.check();
}
const pay = (page: Page) => page.getByRole("button", { name: /^Pagar/ }).click();
const PAYMENTS = `query ($id: ID!) { paymentsOfContract(contractId: $id) { status monto } }`;
const payments = async (id: string) => (await app.as("owner").ask(PAYMENTS, { id })).paymentsOfContract;

describe("paying online", () => {
  it("says at each field what is missing, and pays nothing", async () => {
    const { id, page } = await openPay(desk);
    await picture(page, "pay-1440");
    await pay(page);
    await page.getByText("El número de la tarjeta es obligatorio").waitFor();
    await page.getByText("Acepta los términos para pagar").waitFor();
    await picture(page, "pay-wrong-1440");
    expect(await payments(id)).toEqual([]);
  });

  it("goes by card, whose number our own server never sees", async () => {
    const { id, page, sent } = await openPay(phone);
    await typeCard(page, "4242424242424242");
    await picture(page, "pay-filled-390");
    await page.getByRole("button", { name: `Pagar ${formatCop(400_000)}` }).dblclick();
    await title(page, "¡Gracias por tu compra!");
    await picture(page, "thanks-390");
    expect(await payments(id)).toEqual([{ status: "verified", monto: 400_000 }]);
    expect(sent.join("").replaceAll(" ", "")).not.toMatch(/4242424242424242|cvc/i);
  });

  it("tells why a card was declined, and leads back to try another one", async () => {
    const { id, page } = await openPay({ width: 390, dark: true });
    await typeCard(page, "4111 1111 1111 1111");
    await pay(page);
    await title(page, "Pago fallido, por favor intenta nuevamente.");
    await page.getByText("La transacción fue rechazada (Sandbox)").waitFor();
    await picture(page, "declined-390-dark");
    await page.getByRole("link", { name: "Intentar de nuevo" }).click();
    await title(page, "Revisa tu Reserva");
    await typeCard(page, "4242 4242 4242 4242");
    await picture(page, "pay-390-dark");
    await pay(page);
    await title(page, "¡Gracias por tu compra!");
    expect((await payments(id)).map(({ status }: { status: string }) => status).sort()).toEqual([
      "rejected",
      "verified",
    ]);
  });

  it("goes by PSE through the bank's page and back", async () => {
    const { id, page } = await openPay({ width: 1280 });
    await page.getByRole("button", { name: "PSE" }).click();
    await choose(page, "Banco", "Banco que aprueba");
    await fill(page, "Número de documento", "52123456");
    await fill(page, "Nombre del titular de la cuenta", "María Pérez");
    await fill(page, "Teléfono", "3001234567");
    await fill(page, "Correo para el recibo", "maria@example.com");
    for (const box of await page.locator('[name="terms"], [name="personalData"]').all()) await box.check();
    await picture(page, "pay-pse-1280");
    await pay(page);
    await page.waitForURL(/[?&]id=/);
    app.clock.advance({ seconds: 5 }); // the provider is not asked twice within two seconds
    await title(page, "¡Gracias por tu compra!");
    expect(new URL(page.url()).searchParams.get("id")).toMatch(/^1292-/);
    expect(await payments(id)).toEqual([{ status: "verified", monto: 400_000 }]);
  });

  it("looks for what became of a payment whose answer was lost, and pays it once", async () => {
    const { id, page } = await openPay(phone);
    await typeCard(page, "4242424242424242");
    let lost = false;
    await page.route("**/graphql", async (route) => {
      if (!lost && (route.request().postData() ?? "").includes("payOnline")) {
        lost = true;
        await route.fetch();
        return route.abort();
      }
      return route.continue();
    });
    await pay(page);
    await page.getByText("Se perdió la conexión.", { exact: false }).waitFor();
    await picture(page, "lost-390");
    await title(page, "¡Gracias por tu compra!");
    expect(await payments(id)).toHaveLength(1);
  });

  it("reaches the provider and nobody else, by the page's own policy", async () => {
    const { headers } = await app.as().rest("GET", "/pay", undefined, { accept: "text/html" });
    expect(headers.get("content-security-policy")).toMatch(/connect-src 'self'(;|$)/);
  });

  it("asks whoever comes without a contract to sign in", async () => {
    const page = await browsers.open(desk);
    await page.goto("/pay");
    await page.waitForURL("**/login");
  });
});

it("gives browsers no key of the card provider but the public one", () => {
  const dist = fileURLToPath(new URL("../../web/dist/", import.meta.url));
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(js|html|css|map|json)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(10);
  const secret = /prv_(test|prod|stagtest)|(test|prod)_(integrity|events)_/;
  expect(files.filter((file) => secret.test(readFileSync(`${dist}${file}`, "utf8")))).toEqual([]);
});
