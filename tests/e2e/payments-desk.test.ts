import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { TODAY } from "../support/calendar.ts";
import { aBrowserOn, type Browsers, desk, dialog, press, reads, toast, choose } from "../support/browser.ts";
import { anAccount } from "../support/story/content.ts";
import { aPayableContract, aTransfer, REGISTER, VERIFY } from "../support/story/payments.ts";
import type { StoryContract } from "../support/story/contracts.ts";
import { aReceipt } from "../support/story/purchases.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
let contract: StoryContract;
let account: string;
/** The accountant, who stays at the desk. */
let page: Page;

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  contract = await aPayableContract(app, { price: 20_000_000 });
  account = (await anAccount(app)).id;
  visits = await aBrowserOn(app);
}, 300_000);

const register = async (monto: number, input: object = {}): Promise<string> => {
  const given = { monto, medio: "pse", cuentaAgenciaId: account, ...input };
  const { registerPayment } = await app.as("asesor").ask(
    REGISTER,
    { input: aTransfer(contract.id, { aceptaDuplicado: true, ...given }) },
    // Each its own file, or all would be one payment registered several times.
    { file: { ...aReceipt("pago.png"), bytes: Buffer.concat([aReceipt().bytes, Buffer.from(`${monto}`)]) } },
  );
  return registerPayment.id as string;
};
const shown = (page: Page, monto: string) => page.getByRole("region", { name: new RegExp(monto) }).waitFor();

describe("the payments' desk", { timeout: 180_000 }, () => {
  it("says what is suspicious, and steps with J and K unless the keys are switched off", async () => {
    await register(201_000, { cuentaAgenciaId: null });
    await register(202_000);
    page = visits.keep(await visits.as("contador", desk));
    await page.goto("/panel/pagos");
    await shown(page, "201.000");
    await page.getByRole("img", { name: /^Comprobante del pago/ }).waitFor();
    await reads(page, /^Es un abono: la próxima cuota/);
    await reads(page, "No dice en qué cuenta de la agencia entró.");
    await page.keyboard.press("j");
    await shown(page, "202.000");
    await page.keyboard.press("k");
    await shown(page, "201.000");
    const keys = page.getByRole("switch", { name: "Teclas rápidas" });
    await keys.click();
    await page.locator("body").press("j");
    await shown(page, "201.000");
    await page.reload();
    await shown(page, "201.000");
    await page.keyboard.press("v");
    expect(await page.getByRole("dialog").count()).toBe(0);
    await keys.click();
  });

  it("shows the second of two who was faster and goes on", async () => {
    // The switch takes keys for itself while it has the focus.
    await page.getByRole("switch", { name: "Teclas rápidas" }).blur();
    await page.keyboard.press("v");
    await dialog(page, "Verificar pago").waitFor();
    const { paymentQueue } = await app.as("owner").ask(`{ paymentQueue { items { id } } }`);
    await app.as("owner").ask(VERIFY, { id: paymentQueue.items[0].id, input: {} });
    await page.keyboard.press("Enter");
    await toast(page, /ya verificó este pago/);
    await shown(page, "202.000");
  });

  it("keeps in sight what its author withdraws while one looks at it, and goes on", async () => {
    const page = await visits.as("contador", desk);
    await page.clock.install({ time: app.clock.now() });
    await page.goto("/panel/pagos");
    const region = page.getByRole("region", { name: /202.000/ });
    await region.waitFor();
    const after = await register(203_000);
    const { paymentQueue } = await app.as("owner").ask(`{ paymentQueue { items { id monto } } }`);
    const looked = paymentQueue.items.find(({ monto }) => monto === 202_000)!;
    await app.as("asesor").ask(`mutation ($id: ID!) { withdrawPayment(id: $id) { id } }`, { id: looked.id });
    // The desk asks every half minute what others did.
    await page.clock.fastForward(31_000);
    await reads(region, /^Este pago ya no espera verificación/);
    expect(await region.getByRole("button", { name: "Verificar y siguiente" }).count()).toBe(0);
    await page.keyboard.press("v");
    expect(await page.getByRole("dialog").count()).toBe(0);
    await press(region, "Siguiente");
    await shown(page, "203.000");
    await app.as("contador").ask(VERIFY, { id: after, input: {} });
  });

  it("opens the payments that a sum is made of, and each on a page of its own", async () => {
    await page.reload();
    await press(page, "Por medio y cuenta");
    await page
      .getByRole("row", { name: /^PSE · Bancolombia/ })
      .getByRole("link")
      .first()
      .click();
    await page.waitForURL(new RegExp(`medio=pse.*cuenta=${account}|startDate=${TODAY}`));
    await reads(page, "CT-");
    await page.getByRole("row").filter({ hasText: "203.000" }).getByRole("link").first().click();
    await page.waitForURL(/\/panel\/pagos\/[\w-]{36}$/);
    await reads(page, "Historia");
    await press(page, "Corregir medio o cuenta");
    const form = dialog(page, "Corregir medio o cuenta");
    await choose(form, "Medio de pago", "Consignación");
    await press(form, "Guardar");
    await toast(page, "Pago corregido");
    await page.getByText("Detalle").first().click();
    await reads(page, "PSE → Consignación");
  });

  it("shows nothing that went wrong", () => {
    expect(visits.problems).toEqual([]);
  });
});
