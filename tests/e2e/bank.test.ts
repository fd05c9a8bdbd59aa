import { beforeAll, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { aBankAccount, aFile, imported, movementsOf } from "../support/bank/story.ts";
import { aBrowserOn, type Browsers, phone } from "../support/browser.ts";
import { TODAY } from "../support/calendar.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aWebsite } from "../support/web-build.ts";
import { aPayableContract, aPayment } from "../support/story/payments.ts";

let app: TestApp;
let browsers: Browsers;
let account: string;
beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  browsers = await aBrowserOn(app);
  account = await aBankAccount(app, "7013000012345");
}, 300_000);

it("on a phone a payment is found in a statement, and a wrong file says which line is at fault", async () => {
  const contract = await aPayableContract(app);
  const payment = await aPayment(app, contract.id, { monto: 123_456 });
  await imported(app, account, [[TODAY, "DE OTRO", 123_456]]);
  const page = await browsers.as("contador", phone);
  await page.goto("/panel/banco");
  await page.getByText("DE OTRO").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole("button", { name: "Opciones de la lista" }).first().click();
  await page.getByRole("button", { name: "Importar extracto" }).click();
  await page.getByRole("dialog").getByLabel("Cuenta").click();
  await page.getByRole("option").first().click();
  const { bytes: buffer } = aFile([[TODAY, "X", "mil"]]);
  await page.locator("input[type=file]").setInputFiles({ name: "malo.csv", mimeType: "text/csv", buffer });
  await page.getByText("Línea 2, columna «Valor»: no entendimos «mil» como valor en pesos.").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Cancelar" }).click();

  await page.getByRole("button", { name: "Aceptar", exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Aceptar/ })
    .click();
  await page.getByText("Propuesta aceptada").waitFor();
  // A person who leaves the page has decided: it is done at once.
  await page.goto("/panel/banco?lista=asignados");
  await expect
    .poll(() => movementsOf(app, account))
    .toMatchObject({
      "DE OTRO": { state: "asignado", backings: [{ payment: { id: payment.id, status: "verified" } }] },
    });
  expect(browsers.problems).toEqual([]);
});
