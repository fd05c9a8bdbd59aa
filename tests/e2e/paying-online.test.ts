import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { formatCop } from "../../api/src/core/colombia/cop.ts";
import type { TestApp } from "../support/app.ts";
import { aBrowserOn, type Browsers, type Device, desk, phone, choose } from "../support/browser.ts";
import { aPaymentLink } from "../support/story/client-page.ts";
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

/** Opens the page where a contract is paid. */
async function openPay(seat: Device) {
  const { id } = await aPayableContract(app);
  const page = await browsers.open(seat);
  await page.goto(`/pay?contrato=${id}&monto=400000`);
  await title(page, "Revisa tu Reserva");
  return { id, page };
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
  it("goes by card, whose number our own server never sees, also after one that was declined", async () => {
    const { id, page } = await openPay(phone);
    await picture(page, "pay-390");
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/graphql")) sent.push(request.postData() ?? "");
    });
    await typeCard(page, "4111 1111 1111 1111");
    await page.getByRole("button", { name: `Pagar ${formatCop(400_000)}` }).click();
    await title(page, "Pago fallido, por favor intenta nuevamente.");
    await page.getByText("La transacción fue rechazada (Sandbox)").waitFor();
    await picture(page, "declined-390");
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole("link", { name: "Intentar de nuevo" }).click();
    await title(page, "Revisa tu Reserva");
    await page.getByRole("button", { name: `Pagar ${formatCop(400_000)}` }).waitFor();
    // All that was typed but the card is still there, both consents too.
    await fill(page, "Número de la tarjeta", "4242424242424242");
    await fill(page, "Vencimiento", "1299");
    await fill(page, "Código (CVC)", "123");
    await picture(page, "pay-filled-390");
    await page.getByRole("button", { name: /^Pagar/ }).dblclick();
    await title(page, "¡Gracias por tu compra!");
    await picture(page, "thanks-390");
    expect((await payments(id)).map(({ status }: { status: string }) => status).sort()).toEqual([
      "rejected",
      "verified",
    ]);
    expect(sent.join("")).toContain("payOnline");
    expect(sent.join("").replaceAll(" ", "")).not.toMatch(/4242424242424242|4111111111111111|cvc/i);
  });

  it("goes by PSE through the bank's page and back", async () => {
    const { id, page } = await openPay(desk);
    await page.getByRole("button", { name: "PSE" }).click();
    await choose(page, "Banco", "Banco que aprueba");
    await fill(page, "Número de documento", "52123456");
    await fill(page, "Nombre del titular de la cuenta", "María Pérez");
    await fill(page, "Teléfono", "3001234567");
    await fill(page, "Correo para el recibo", "maria@example.com");
    for (const box of await page.locator('[name="terms"], [name="personalData"]').all()) await box.check();
    await picture(page, "pay-pse-1440");
    await pay(page);
    await page.waitForURL(/[?&]id=/);
    app.clock.advance({ seconds: 5 }); // the provider is not asked twice within two seconds
    await title(page, "¡Gracias por tu compra!");
    expect(new URL(page.url()).searchParams.get("id")).toMatch(/^1292-/);
    expect(await payments(id)).toEqual([{ status: "verified", monto: 400_000 }]);

    // A visitor without a contract is asked to sign in.
    await page.goto("/pay");
    await page.waitForURL("**/login");
  });

  it("looks for the outcome of a payment whose answer was lost, and pays it once", async () => {
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

  it("pays another amount as another payment, after a lost answer and a reload", async () => {
    const { id, page } = await openPay(phone);
    await typeCard(page, "4242424242424242");
    await page.route("**/graphql", (route) =>
      /payOnline|lookUpOnlinePayment/.test(route.request().postData() ?? "")
        ? route.abort()
        : route.continue(),
    );
    await pay(page);
    await page.getByText("Se perdió la conexión.", { exact: false }).waitFor();
    await page.unroute("**/graphql");
    await page.goto(`/pay?contrato=${id}&monto=300000`);
    await typeCard(page, "4242424242424242");
    await pay(page);
    await title(page, "¡Gracias por tu compra!");
    expect(await payments(id)).toEqual([{ status: "verified", monto: 300_000 }]);
  });

  it("by the link of a mail leads to the trip and its receipt", async () => {
    const { id } = await aPayableContract(app);
    const token = await aPaymentLink(app, id);
    const page = await browsers.open(desk);
    await page.goto(`/pay?contrato=${id}&monto=400000&token=${token}`);
    await page.getByText("Te falta", { exact: true }).waitFor();
    await typeCard(page, "4242424242424242");
    await pay(page);
    await title(page, "¡Gracias por tu compra!");
    await page.getByText("Tu próximo pago", { exact: false }).waitFor();
    await page.getByRole("button", { name: "Ver recibo" }).waitFor();
    await picture(page, "thanks-link-1440");
    await page.getByRole("button", { name: "Ver mi viaje" }).click();
    await page.waitForURL(`**/pago/${id}?token=*`);
    expect(page.url()).not.toContain(token);
  });

  it("reaches the provider and nobody else, by the page's own policy", async () => {
    const { headers } = await app.as().rest("GET", "/pay", undefined, { accept: "text/html" });
    expect(headers.get("content-security-policy")).toMatch(/connect-src 'self'(;|$)/);
  });
});

it("browsers receive no key of the card provider but the public one", () => {
  const dist = fileURLToPath(new URL("../../web/dist/", import.meta.url));
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(js|html|css|map|json)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(10);
  const secret = /prv_(test|prod|stagtest)|(test|prod)_(integrity|events)_/;
  expect(files.filter((file) => secret.test(readFileSync(`${dist}${file}`, "utf8")))).toEqual([]);
});
