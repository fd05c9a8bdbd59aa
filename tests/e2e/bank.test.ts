import { beforeAll, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { aBankAccount, aFile, imported, movementsOf } from "../support/bank/story.ts";
import { aBrowserOn, type Browsers, desk, phone } from "../support/browser.ts";
import { inDays, TODAY } from "../support/calendar.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aWebsite } from "../support/web-build.ts";
import { aPayableContract, aPayment, REGISTER } from "../support/story/payments.ts";

let app: TestApp;
let browsers: Browsers;
let account: string;
beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  browsers = await aBrowserOn(app);
  account = await aBankAccount(app, "7013000012345");
}, 300_000);

it("a statement is looked at, imported, and its money given to a payment and to a contract", async () => {
  const contract = await aPayableContract(app);
  const { registerPayment: payment } = await app.as("asesor").ask(REGISTER, {
    input: { contractId: contract.id, monto: 700_000, fechaPago: inDays(-1) },
    details: { referenciaPago: "TRX-884411" },
  });
  const page = await browsers.as("contador", desk);
  await page.goto("/panel/banco");
  await page.getByRole("button", { name: "Importar extracto" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Cuenta").click();
  await page.getByRole("option").first().click();
  const {
    filename: name,
    type: mimeType,
    bytes: buffer,
  } = aFile([
    [TODAY, "TRANSFERENCIA 884411", "700.000,00", "884411"],
    [inDays(-2), "CONSIGNACION SUBA", 400_000],
    [TODAY, "GRAVAMEN 4X1000", -2_800],
  ]);
  await dialog.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
  await dialog.getByRole("cell", { name: "CONSIGNACION SUBA" }).waitFor();
  await dialog.getByRole("button", { name: "Importar 3" }).click();
  await page.getByText("3 movimientos importados").waitFor();

  await page.getByRole("button", { name: "Aceptar", exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Aceptar/ })
    .click();
  await page.getByText("Propuesta aceptada").waitFor();

  await page.getByRole("button", { name: /Plata sin dueño/ }).click();
  await page.getByRole("button", { name: "Asignar" }).click();
  await page.getByRole("combobox", { name: "Contrato" }).fill(contract.number);
  await page.getByRole("option", { name: new RegExp(contract.number) }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Asignar" }).click();
  await page.getByText("otra persona los verifica").waitFor();
  expect(await movementsOf(app, account)).toMatchObject({
    "TRANSFERENCIA 884411": {
      state: "asignado",
      backings: [{ payment: { id: payment.id, status: "verified" } }],
    },
    "CONSIGNACION SUBA": { state: "asignado", backings: [{ payment: { status: "pending" } }] },
  });
  expect(browsers.problems).toEqual([]);
});

it("fits a phone, and says of a wrong file which line is at fault", async () => {
  const contract = await aPayableContract(app);
  await aPayment(app, contract.id, { monto: 123_456 });
  await imported(app, account, [[TODAY, "DE OTRO", 123_456]]);
  const page = await browsers.as("contador", phone);
  await page.goto("/panel/banco");
  await page.getByText("DE OTRO").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole("button", { name: "Importar extracto" }).click();
  await page.getByRole("dialog").getByLabel("Cuenta").click();
  await page.getByRole("option").first().click();
  const { bytes: buffer } = aFile([[TODAY, "X", "mil"]]);
  await page.locator("input[type=file]").setInputFiles({ name: "malo.csv", mimeType: "text/csv", buffer });
  await page.getByText("Línea 2, columna «Valor»: no entendimos «mil» como valor en pesos.").waitFor();
});
