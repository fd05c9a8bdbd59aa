import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { LinkToken } from "../../api/src/core/links/link.entity.ts";
import type { TestApp } from "../support/app.ts";
import { barriersOn, overflowOf } from "../support/axe.ts";
import { aBrowserOn, dialog, phone, press, reads, toast, type Browsers } from "../support/browser.ts";
import { aPaymentLink, theCode } from "../support/story/client-page.ts";
import { anAccount } from "../support/story/content.ts";
import { aSignedContract, type StoryContract } from "../support/story/contracts.ts";
import { aVerifiedPayment } from "../support/story/payments.ts";
import { aReceipt } from "../support/story/purchases.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
let contract: StoryContract;
/** The client's page, from which they do one thing after the other, and their seller's. */
let client: Page;
let seller: Page;

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  contract = await aSignedContract(app);
  await aVerifiedPayment(app, contract.id);
  await anAccount(app);
  visits = await aBrowserOn(app);
});

const addressOf = async ({ id }: StoryContract) => `/pago/${id}?token=${await aPaymentLink(app, id)}`;
/** Counts the openings of the links to pay a contract. */
const openingsOf = async ({ id }: StoryContract) => {
  const links = await app.app.services.orm.em.fork().find(LinkToken, { recordId: id, purpose: "payment" });
  return links.reduce((sum, link) => sum + link.openings, 0);
};
const HTML = { headers: { accept: "text/html" } };

describe("the page of a client's contract", () => {
  it("is read on a phone without any script: passage, plan, advisor, and where to pay until when", async () => {
    const page = await visits.open({ ...phone, scriptless: true });
    await page.goto(await addressOf(contract));
    await reads(page, /Tu viaje a Cartagena/);
    await reads(page, /Faltan \d+ días para tu viaje/);
    await reads(page, "$ 3.770.000");
    await reads(page, /Vence el|Pagada el/);
    await reads(page, /activa JavaScript en tu navegador o escríbele a tu asesor/);
    await reads(page, "Cómo pagar");
    await reads(page, /Hasta el \d+ de /);
    await reads(page, `escribe la referencia ${contract.number}`);
  });

  it("comes with its words written in it, is cached nowhere, and passes its address to nobody", async () => {
    const answer = await fetch(`${app.url}${await addressOf(contract)}`, HTML);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(answer.headers.get("content-security-policy")).toContain("script-src 'self'");
    const text = await answer.text();
    expect(text).toContain(contract.number);
    expect(text).toMatch(/<div id="root"><div id="first-page">/);
    expect(text).not.toMatch(/proveedor|Aerolínea|margen/i);
  });

  it("of a link that is not good is the application's, which says so", async () => {
    const other = await aSignedContract(app);
    const wrong = `/pago/${other.id}?token=${await aPaymentLink(app, contract.id)}`;
    const unknown = `/pago/${contract.id}?token=nada`;
    for (const address of [wrong, unknown]) {
      const text = await (await fetch(`${app.url}${address}`, HTML)).text();
      expect(text).not.toContain("first-page");
    }
    const page = await visits.open(phone);
    await page.goto(unknown);
    await reads(page, "El enlace no es válido o ya venció. Solicita uno nuevo a tu asesor.");
  });

  it("is no opening where staff is signed in, though the page is asked for without a session", async () => {
    const own = await aSignedContract(app);
    const address = await addressOf(own);
    const page = visits.keep(await visits.as("asesor", phone));
    await page.goto("/mi-dia");
    await expect.poll(() => page.evaluate("document.cookie")).toContain("staff=1");
    await page.goto(address);
    await press(page, "Ya pagué");
    expect(await openingsOf(own)).toBe(0);
    await fetch(`${app.url}${address}`, HTML);
    expect(await openingsOf(own)).toBe(1);
    seller = page;
  });

  it("replaces the page written by the server, has no barrier, and counts as one opening", async () => {
    client = visits.keep(await visits.open(phone));
    const before = await openingsOf(contract);
    await client.goto(await addressOf(contract));
    await press(client, "Ya pagué");
    expect(await client.locator("#first-page").count()).toBe(0);
    expect(await openingsOf(contract)).toBe(before + 1);
    for (const colorScheme of ["dark", "light"] as const) {
      await client.emulateMedia({ colorScheme });
      await client.locator(`html[data-theme="${colorScheme}"]`).waitFor();
      expect(await barriersOn(client)).toEqual([]);
    }
  });

  it("reports a payment with its receipt, though the connection is lost once", async () => {
    const form = dialog(client, "Ya pagué");
    const { filename: name, type: mimeType, bytes: buffer } = aReceipt("recibo.png");
    await form.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
    await form.getByRole("textbox", { name: "Valor" }).fill("99000000");
    await press(form, "Enviar");
    await reads(form, /^El monto supera el saldo pendiente/);
    await form.getByRole("textbox", { name: "Valor" }).fill("700000");
    // A connection that is lost while it is sent loses nothing of the typed text.
    await client.route("**/graphql", (route) => route.abort());
    await press(form, "Enviar");
    await reads(form, /conexión/i);
    expect(await form.getByRole("textbox", { name: "Valor" }).inputValue()).toMatch(/700.000/);
    await client.unroute("**/graphql");
    await press(form, "Enviar");
    await toast(client, /^Recibimos tu reporte/);
    await reads(client, "Por verificar");
    await reads(client, /^Estamos revisando tu pago de \$.700\.000 \(\d+ \w+ 20\d\d\)\./);
    await reads(client, "Tu próximo pago: $ 2.570.000");
    await reads(client.locator("#como-pagar"), "$ 2.570.000");
    await reads(client, /^Pago total · Vence/);
    expect(await overflowOf(client)).toBe(0);
    const { paymentQueue } = await app
      .as("contador")
      .ask("{ paymentQueue { items { monto reportedByClient } } }");
    expect(paymentQueue.items).toMatchObject([{ monto: 700_000, reportedByClient: true }]);
  });

  it("asks for a cancellation, which the seller sees on the contract and discards", async () => {
    await client.getByText("Tus derechos").click();
    await press(client, "Pedir la cancelación");
    const form = dialog(client, "Pedir la cancelación");
    await form.getByRole("textbox").fill("Cambiaron mis vacaciones");
    await press(form, "Enviar");
    await reads(client, /^Pediste cancelar el/);

    await seller.goto(`/contratos/${contract.id}`);
    await reads(seller, "«Cambiaron mis vacaciones»");
    await press(seller, "Descartar solicitud");
    const answer = dialog(seller, "Descartar solicitud");
    await answer.getByRole("textbox").fill("Los tiquetes ya se emitieron");
    await press(answer, "Descartar y responder");
    await toast(seller, /^Solicitud descartada/);
    await client.reload();
    await client.getByText("Tus derechos").click();
    await reads(client, /«Los tiquetes ya se emitieron»/);
  });

  it("takes the contract back with a code that came by mail", async () => {
    await press(client, "Ejercer mi retracto");
    const form = dialog(client, "Ejercer mi retracto");
    await press(form, "Enviarme el código");
    await form.getByRole("textbox", { name: /Código/ }).fill("000000");
    await press(form, "Ejercer mi retracto");
    await reads(form, "El código no es correcto");
    await form.getByRole("textbox", { name: /Código/ }).fill(await theCode(app));
    await press(form, "Ejercer mi retracto");
    await reads(client, "Cancelado");
  });
});
