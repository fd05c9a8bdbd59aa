import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { LinkToken } from "../../api/src/core/auth/link.entity.ts";
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

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  contract = await aSignedContract(app);
  await aVerifiedPayment(app, contract.id);
  await anAccount(app);
  visits = await aBrowserOn(app);
});

const addressOf = async ({ id }: StoryContract) => `/pago/${id}?token=${await aPaymentLink(app, id)}`;
const HTML = { headers: { accept: "text/html" } };

describe("the page of a client's contract", () => {
  it("is read on a phone without any script: passage, plan and advisor", async () => {
    const page = await visits.open({ ...phone, scriptless: true });
    await page.goto(await addressOf(contract));
    await reads(page, /Tu viaje a Cartagena/);
    await reads(page, /Faltan \d+ días para tu viaje/);
    await reads(page, "$ 3.770.000");
    await reads(page, /Vence el|Pagada el/);
    await reads(page, /activa JavaScript en tu navegador o escríbele a tu asesor/);
  });

  it("says without any script where to pay, how much and until when", async () => {
    const page = await visits.open({ ...phone, scriptless: true });
    await page.goto(await addressOf(contract));
    await reads(page, "Cómo pagar");
    await reads(page, /· hasta el \d+ de /);
    await reads(page, `escribe la referencia ${contract.number}`);
  });

  it("comes with its words written in it, is kept nowhere, and tells nobody where it was", async () => {
    const answer = await fetch(`${app.url}${await addressOf(contract)}`, HTML);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(answer.headers.get("content-security-policy")).toContain("script-src 'self'");
    const text = await answer.text();
    expect(text).toContain(contract.number);
    expect(text).toContain('<div id="root"></div>');
    expect(text).not.toMatch(/proveedor|Aerolínea|margen/i);
  });

  it("of a link that is not good is the application's, which says so", async () => {
    const other = await aSignedContract(app);
    const wrong = `/pago/${other.id}?token=${await aPaymentLink(app, contract.id)}`;
    for (const address of [wrong, `/pago/${contract.id}?token=nada`]) {
      const text = await (await fetch(`${app.url}${address}`, HTML)).text();
      expect(text).not.toContain("first-page");
    }
    const page = await visits.open(phone);
    await page.goto(`/pago/${contract.id}?token=nada`);
    await reads(page, "El enlace no es válido o ya venció. Solicita uno nuevo a tu asesor.");
  });

  it("counts as one opening with the application's own call", async () => {
    const own = await aSignedContract(app);
    const page = await visits.open(phone);
    await page.goto(await addressOf(own));
    await press(page, "Ya pagué");
    // The mail of the signature carries a link of its own, which nobody opened.
    const where = { recordId: own.id, purpose: "payment", openings: { $gt: 0 } } as const;
    const opened = await app.app.services.orm.em.fork().find(LinkToken, where);
    expect(opened.map(({ openings }) => openings)).toEqual([1]);
  });

  it("is no opening where staff is signed in, though the page is asked for without a session", async () => {
    const own = await aSignedContract(app);
    const address = await addressOf(own);
    const page = await visits.as("asesor", phone);
    await page.goto("/mi-dia");
    await expect.poll(() => page.evaluate("document.cookie")).toContain("staff=1");
    await page.goto(address);
    await reads(page, "Tu viaje a Cartagena");
    const openings = async () => {
      const links = await app.app.services.orm.em
        .fork()
        .find(LinkToken, { recordId: own.id, purpose: "payment" });
      return links.reduce((sum, link) => sum + link.openings, 0);
    };
    expect(await openings()).toBe(0);
    await fetch(`${app.url}${address}`, HTML);
    expect(await openings()).toBe(1);
  });

  it("takes the place of what was written before, and reports a payment with its receipt", async () => {
    const page = await visits.open(phone);
    await page.goto(await addressOf(contract));
    await press(page, "Ya pagué");
    expect(await page.locator("#first-page").count()).toBe(0);
    const form = dialog(page, "Ya pagué");
    const receipt = join(tmpdir(), "travesia-recibo.png");
    await writeFile(receipt, aReceipt().bytes);
    await form.locator("input[type=file]").setInputFiles(receipt);
    await form.getByRole("textbox", { name: "Monto" }).fill("99000000");
    await press(form, "Enviar");
    await reads(form, /^El monto supera el saldo pendiente/);
    await form.getByRole("textbox", { name: "Monto" }).fill("700000");
    // A connection that is lost while it is sent loses nothing of what was typed.
    await page.route("**/graphql", (route) => route.abort());
    await press(form, "Enviar");
    await reads(form, /conexión/i);
    expect(await form.getByRole("textbox", { name: "Monto" }).inputValue()).toMatch(/700.000/);
    await page.unroute("**/graphql");
    await press(form, "Enviar");
    await toast(page, /^Recibimos tu reporte/);
    await reads(page, "Por verificar");
    expect(await overflowOf(page)).toBe(0);

    const queue = await visits.as("contador");
    await queue.goto("/panel/pagos");
    await reads(queue, "Reportado por el cliente");
  });

  it("has no barrier, light or dark", async () => {
    for (const dark of [false, true]) {
      const page = await visits.open({ ...phone, dark });
      await page.goto(await addressOf(contract));
      await press(page, "Ya pagué");
      expect(await barriersOn(page)).toEqual([]);
    }
  });

  it("asks for a cancellation, which the seller sees on the contract and discards", async () => {
    const page = await visits.open(phone);
    await page.goto(await addressOf(contract));
    await press(page, "Pedir la cancelación");
    const form = dialog(page, "Pedir la cancelación");
    await form.getByRole("textbox").fill("Cambiaron mis vacaciones");
    await press(form, "Enviar");
    await reads(page, /^Pediste cancelar el/);

    const seller = await visits.as("asesor");
    await seller.goto(`/contratos/${contract.id}`);
    await reads(seller, "«Cambiaron mis vacaciones»");
    await press(seller, "Descartar solicitud");
    const answer = dialog(seller, "Descartar solicitud");
    await answer.getByRole("textbox").fill("Los tiquetes ya se emitieron");
    await press(answer, "Descartar y responder");
    await toast(seller, /^Solicitud descartada/);
    await page.reload();
    await reads(page, /«Los tiquetes ya se emitieron»/);
  });

  it("takes the contract back with a code that came by mail", async () => {
    const own = await aSignedContract(app);
    const page = await visits.open(phone);
    await page.goto(await addressOf(own));
    await press(page, "Ejercer mi retracto");
    const form = dialog(page, "Ejercer mi retracto");
    await press(form, "Enviarme el código");
    await form.getByRole("textbox", { name: /Código/ }).fill("000000");
    await press(form, "Cancelar el contrato");
    await reads(form, "El código no es correcto");
    await form.getByRole("textbox", { name: /Código/ }).fill(await theCode(app, own));
    await press(form, "Cancelar el contrato");
    await reads(page, "Cancelado");
  });
});

describe("a client's account", () => {
  it("begins with its trips", async () => {
    const page = await visits.signIn("cliente", phone);
    await page.waitForURL("**/userReservas");
    await reads(page, "Mis viajes");
    await reads(page, "Mis Reservas");
    expect(await overflowOf(page)).toBe(0);
  });
});
