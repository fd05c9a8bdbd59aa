import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { barriersOn, overflowOf } from "../support/axe.ts";
import type { TestApp } from "../support/app.ts";
import {
  aBrowserOn,
  desk,
  dialog,
  fill,
  follow,
  phone,
  press,
  reads,
  toast,
  type Browsers,
  pressIn,
} from "../support/browser.ts";
import { aCase } from "../support/story/chargebacks.ts";
import { aPaymentLink } from "../support/story/client-page.ts";
import { aSignedContract, type StoryContract } from "../support/story/contracts.ts";
import { aVerifiedPayment } from "../support/story/payments.ts";
import { aReceipt } from "../support/story/purchases.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aWebsite } from "../support/web-build.ts";
import { mailedCode } from "../support/mailed-code.ts";

let app: TestApp;
let visits: Browsers;
let contract: StoryContract;
/** The client on their phone, and the accountant, who pays the refund. */
let client: Page;
let accountant: Page;

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  contract = await aSignedContract(app);
  await aVerifiedPayment(app, contract.id, { monto: 700_000 });
  visits = await aBrowserOn(app);
});

const proof = () => {
  const { filename: name, type: mimeType, bytes: buffer } = aReceipt("devolucion.png");
  return { name, mimeType, buffer };
};
const mailed = async (subject: RegExp) => {
  await app.runJobs();
  return (await app.outbox()).findLast((mail) => subject.test(mail.subject));
};

describe("a refund to a client", () => {
  it("is agreed as the contract is cancelled", async () => {
    const page = await visits.as("admin", desk);
    await page.goto(`/contratos/${contract.id}`);
    await pressIn(page, "Más acciones", "Cancelar contrato");
    const form = dialog(page, "Cancelar contrato");
    await form.getByRole("textbox", { name: "Motivo de la cancelación" }).fill("La familia no puede viajar");
    await form.getByRole("textbox", { name: "Valor que se devuelve" }).fill("500000");
    await press(form, "Cancelar contrato");
    await reads(page, "La familia no puede viajar");
    await page.getByRole("tab", { name: "Pagos" }).click();
    await reads(page, /\$\s200\.000 no se devuelven/);
    expect(await overflowOf(page)).toBe(0);
  });

  it("goes to the account that the client enters, on a phone, with a code; nothing typed is lost", async () => {
    const page = visits.keep(await visits.open(phone));
    client = page;
    await page.goto(`/pago/${contract.id}?token=${await aPaymentLink(app, contract.id)}`);
    await reads(page, /^A más tardar el/);
    await press(page, "Decir a qué cuenta");
    const form = dialog(page, "Decir a qué cuenta");
    await fill(form, { Banco: "Bancolombia", "Número de documento": "52123456" });
    await fill(form, { "Número de cuenta, celular o llave": "12345678901" });
    await fill(form, { "Titular de la cuenta": "María Torres" });
    await page.route("**/graphql", (route) => route.abort());
    await press(form, "Enviarme el código");
    await reads(form, /conexión/i);
    await page.unroute("**/graphql");
    await press(form, "Enviarme el código");
    const code = form.getByRole("textbox", { name: /^Código/ });
    await code.fill("000000");
    await press(form, "Guardar cuenta");
    await reads(form, "El código no es correcto");
    const mail = await mailed(/^Tu código para decirnos/);
    await code.fill(mailedCode(mail));
    await press(form, "Guardar cuenta");
    await reads(page, /Bancolombia •••• 8901/);
    expect(await overflowOf(page)).toBe(0);
    expect(await barriersOn(page)).toEqual([]);
  });

  it("is paid with its receipt by the accountant, who is led to it by their day", async () => {
    const page = visits.keep(await visits.as("contador", desk));
    accountant = page;
    await page.goto("/mi-dia");
    await press(page, "Ver por tipo");
    await reads(page, "1 devolución por hacer");
    await follow(page, "/panel/pagos?ver=devoluciones");
    await page.getByRole("button", { name: "Pagar", exact: true }).waitFor();
    expect(await page.getByRole("columnheader", { name: "Pagada" }).count()).toBe(0);
    await page.getByRole("button", { name: "Pagar", exact: true }).click();
    const form = dialog(page, "Pagar devolución");
    await reads(form, /El cliente escribió la cuenta el .* m\. Confírmala/);
    await form.locator("input[type=file]").setInputFiles(proof());
    await press(form, /^Pagar \$\s500\.000$/);
    await toast(page, /^Devolución pagada/);
    const letter = await mailed(/^Te devolvimos/);
    expect(letter?.attachments).toHaveLength(1);
    await page.getByRole("button", { name: /Devueltas/ }).click();
    await page.getByRole("columnheader", { name: "Pagada" }).waitFor();
  });

  it("is seen by its client as it came", async () => {
    await client.reload();
    await reads(client, /^Devuelto el/);
    expect(await client.getByRole("button", { name: /cuenta$/ }).count()).toBe(0);
  });
});

describe("a claim that a payment be reversed", () => {
  it("is opened by its notification's address, proved and answered", async () => {
    const made = await aCase(app);
    const page = accountant;
    await page.goto(`/panel/pagos?ver=reversiones&caso=${made.id}`);
    await reads(page, "Quedan 15 días hábiles");
    await press(page, "Agregar nota o archivo");
    const note = page.getByRole("dialog", { name: /^Nota del caso/ });
    await note.getByRole("textbox", { name: "Nota" }).fill("El hotel respondió");
    await note.locator("input[type=file]").setInputFiles(proof());
    await press(note, "Guardar nota");
    await toast(page, "Guardamos la nota.");
    await reads(page, "devolucion.png");
    await press(page, "Responder");
    const answer = page.getByRole("dialog", { name: /^Responder el caso/ });
    await answer.getByRole("textbox", { name: "Respuesta para el cliente" }).fill("Procede: lo pedimos hoy");
    await press(answer, "Responder que procede");
    await toast(page, /^Respondimos el caso/);
    await reads(page, "Procede: lo pedimos hoy");
    expect(await barriersOn(page)).toEqual([]);
  });

  it("is made by its client on their page, and shows how far it is", async () => {
    const made = await aCase(app);
    await app
      .as("contador")
      .ask(`mutation ($id: ID!) { dropChargeback(id: $id, input: { nota: "Se equivocó de pago" }) { id } }`, {
        id: made.id,
      });
    const page = client;
    await page.goto(`/pago/${made.contractId}?token=${await aPaymentLink(app, made.contractId)}`);
    await reads(page, "Desististe");
    await page.getByText("Tus derechos").click();
    await press(page, "Reclamar la reversión de un pago");
    const form = dialog(page, "Reclamar la reversión de un pago");
    await form.getByRole("textbox", { name: "Qué pasó" }).fill("El hotel no tenía la reserva");
    await press(form, "Enviar reclamo");
    await toast(page, /^Recibimos tu reclamo/);
    await reads(page, "En estudio");
    expect(await overflowOf(page)).toBe(0);
  });
});
