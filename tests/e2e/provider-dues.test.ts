import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { aBrowserOn, desk, dialog, phone, press, reads, toast, type Browsers } from "../support/browser.ts";
import { inDays } from "../support/calendar.ts";
import { aBoughtItem, anItemInInstallments, aReceipt } from "../support/story/purchases.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  visits = await aBrowserOn(app);
  await aBoughtItem(app, { proveedor: "Mayorista Andina", fechaVencimientoPago: inDays(-4) });
  await anItemInInstallments(app);
});

describe("what is owed to providers", () => {
  it("is paid several at a time, with one receipt", async () => {
    const page = await visits.as("admin", desk);
    await page.goto("/panel/compras");
    await reads(page, "Mayorista Andina");
    await press(page, "Elegir las 4");
    await reads(page, /^4 elegidas/);
    await press(page, "Quitar selección");
    for (const name of [/^Elegir Mayorista Andina/, /^Elegir Hotel Caribe: .*cuota 1 de 3$/])
      await page.getByRole("checkbox", { name }).check();
    await reads(page, /^2 elegidas/);
    await page.getByRole("button", { name: "Pagar", exact: true }).click();
    const form = dialog(page, "Pagar 2 compras y cuotas");
    const { filename: name, type: mimeType, bytes: buffer } = aReceipt();
    await form.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
    await press(form, /^Pagar \$ 2\.200\.000$/);
    await toast(page, "2 pagos registrados");
    await page.goto("/panel/compras?ver=paid");
    await expect.poll(() => page.getByRole("row").count()).toBe(3);
  });

  it("is read by the accountant, who pays nobody", async () => {
    const page = await visits.as("contador", phone);
    await page.goto("/panel/compras");
    await reads(page, /cuota 2 de 3/);
    expect(await page.getByRole("checkbox").count()).toBe(0);
    await page.goto("/panel/compras?ver=overdue");
    await reads(page, "No hay compras ni cuotas con estos filtros.");
  });
});
