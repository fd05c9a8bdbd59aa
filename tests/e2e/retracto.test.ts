import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { formatCop } from "../../api/src/core/colombia/cop.ts";
import type { TestApp } from "../support/app.ts";
import { barriersOn, overflowOf } from "../support/axe.ts";
import { aBrowserOn, desk, dialog, phone, press, reads, type Browsers } from "../support/browser.ts";
import { inDays } from "../support/calendar.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aPaymentLink, theCode } from "../support/story/client-page.ts";
import { aVerifiedPayment } from "../support/story/payments.ts";
import { aContractToBuy, buy } from "../support/story/purchases.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  visits = await aBrowserOn(app);
});

/** A contract whose tickets are bought, paid in part, of a trip that begins on a day. */
async function withTickets(fechaIda: string, fechaRegreso: string) {
  const contract = await aContractToBuy(app, { quote: { quote: { fechaIda, fechaRegreso } } });
  await aVerifiedPayment(app, contract.id, { monto: 3_000_000 });
  const ticket = contract.items.find(({ tipo }) => tipo === "tickets")!;
  await buy(app, ticket);
  return { contract, price: ticket.precioTotal };
}

const open = async (id: string): Promise<Page> => {
  const page = await visits.open(phone);
  await page.goto(`/pago/${id}?token=${await aPaymentLink(app, id)}`);
  await page.getByText("Tus derechos").click();
  return page;
};

describe("a client on a phone whose flight is too near for its tickets to be refunded", () => {
  it("keeps the flight and gives the rest back", async () => {
    const { contract, price } = await withTickets(inDays(7), inDays(10));
    const page = await open(contract.id);
    await reads(page, /Ya no se pueden devolver/);
    expect(await overflowOf(page)).toBe(0);
    await press(page, "Ejercer mi retracto");
    const form = dialog(page, "Ejercer mi retracto");
    await form.getByRole("radio", { name: /Todo menos el vuelo/ }).check();
    await reads(form, `el contrato sigue por ${formatCop(price)}`);
    expect(await barriersOn(page)).toEqual([]);
    await press(form, "Enviarme el código");
    await form.getByRole("textbox", { name: /Código/ }).waitFor();
    await form.getByRole("textbox", { name: /Código/ }).fill(await theCode(app));
    await press(form, "Ejercer mi retracto");
    await reads(page, "Ejerciste tu retracto y conservas el vuelo");
    await reads(page, formatCop(3_000_000 - price));
  });
});

describe("a manager of a contract that was withdrawn from with its tickets", () => {
  it("enters the amount that the airline keeps, and the rest is refunded by its own day", async () => {
    const { contract } = await withTickets(inDays(51), inDays(55));
    const page = await open(contract.id);
    await reads(page, /te deja devolverlos hasta el/);
    await press(page, "Ejercer mi retracto");
    const form = dialog(page, "Ejercer mi retracto");
    await press(form, "Enviarme el código");
    await form.getByRole("textbox", { name: /Código/ }).waitFor();
    await form.getByRole("textbox", { name: /Código/ }).fill(await theCode(app));
    await press(form, "Ejercer mi retracto");
    await reads(page, "Cancelado");
    const manager = await visits.as("gerente", desk);
    await manager.goto(`/contratos/${contract.id}?pestana=pagos`);
    await press(manager, "Registrar lo que retiene la aerolínea");
    const entering = dialog(manager, "Registrar lo que retiene la aerolínea");
    await entering.getByRole("textbox", { name: /Valor que retiene/ }).fill("60000");
    await press(entering, "Registrar");
    await reads(manager, /La aerolínea retiene \$\s60\.000/);
    await reads(manager, "Retracto: tiquetes");
  });
});
