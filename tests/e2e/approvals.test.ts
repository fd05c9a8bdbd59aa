import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { aBrowserOn, type Browsers, desk, dialog, phone, press, reads, toast } from "../support/browser.ts";
import { NEEDS } from "../support/story/approvals.ts";
import { anEnteredCommission } from "../support/story/commissions.ts";
import { aReceipt } from "../support/story/purchases.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
/** The accountant, who pays. */
let accountant: Page;

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  visits = await aBrowserOn(app);
  await anEnteredCommission(app, "asesor2", 500_000);
}, 300_000);

describe("a commission above the owner's amount", { timeout: 180_000 }, () => {
  /** The accountant opens the dialog that pays it, and chooses the receipt. */
  const pay = async () => {
    const page = accountant;
    await page.goto("/commissionsList");
    await page.getByRole("button", { name: /^Pagar la comisión de / }).click();
    const form = dialog(page, "Pagar comisión");
    const { filename: name, type: mimeType, bytes: buffer } = aReceipt();
    await form.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
    return { page, form, confirm: () => press(form, /^Pagar \$ 500\.000$/) };
  };

  it("is not paid by the accountant alone, who asks for a second person in the dialog", async () => {
    const owner = await visits.as("owner", desk);
    await owner.goto("/panel/ajustes?ver=aprobacion");
    await owner.getByLabel("Pedirla por encima de").fill("400000");
    await press(owner, "Guardar regla");
    await toast(owner, "Regla guardada");

    accountant = visits.keep(await visits.as("contador", desk));
    const { page, form, confirm } = await pay();
    await reads(form, "Por su valor, este pago necesita la aprobación de una segunda persona.");
    await confirm();
    await reads(form, NEEDS);
    await press(form, "Pedir aprobación");
    await reads(form, "Ya se pidió la aprobación de una segunda persona. Podrás pagar cuando la dé.");
    await press(form, "Cancelar");
    await reads(page, "Falta segunda persona");
  });

  it("is approved by the second person on the phone, and then paid by the accountant", async () => {
    const second = await visits.as("admin", phone);
    await second.goto("/panel/aprobaciones");
    await press(second, "Aprobar");
    const asked = dialog(second, "Aprobar pago");
    await reads(asked, /podrá pagar \$\s500\.000 a /);
    await press(asked, /^Aprobar \$ 500\.000$/);
    await toast(second, "Pago aprobado");
    await reads(second, "Ningún pago espera la aprobación de una segunda persona.");

    const { page, form, confirm } = await pay();
    await reads(form, / aprobó este pago\.$/);
    await confirm();
    await toast(page, "Comisión pagada");
    const refused = visits.problems.filter((problem) => !problem.includes("409"));
    expect(refused).toEqual([]);
  });
});
