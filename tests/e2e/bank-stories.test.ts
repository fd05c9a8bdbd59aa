import type { Locator, Page } from "playwright-core";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { aBankAccount, backedPayment, imported, movementsOf } from "../support/bank/story.ts";
import { aBrowserOn, type Browsers } from "../support/browser.ts";
import { TODAY } from "../support/calendar.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aWebsite } from "../support/web-build.ts";
import { aPayableContract, aPayment } from "../support/story/payments.ts";

let app: TestApp;
let browsers: Browsers;
let account: string;
let page: Page;
beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  browsers = await aBrowserOn(app);
  account = await aBankAccount(app, "7013000077777");
}, 300_000);
beforeEach(async () => {
  page = await browsers.as("contador");
});

const statusOf = async (id: string): Promise<string> => (await backedPayment(app, id)).status as string;
const row = (words: string): Locator => page.getByRole("row").filter({ hasText: words });
const dialog = (): Locator => page.getByRole("dialog");
const press = (name: RegExp | string): Promise<void> => dialog().getByRole("button", { name }).click();
/** Chooses, in an open dialog, what is found by some words. */
async function lookUp(field: string, words: string, found: RegExp): Promise<void> {
  await dialog().getByLabel(field).fill(words);
  await page.getByRole("option", { name: found }).click();
}

it("when two clients paid the same on one day, a person decides whose the money is", async () => {
  const contracts = [await aPayableContract(app), await aPayableContract(app)] as const;
  const payments = [
    await aPayment(app, contracts[0].id, { monto: 345_600 }),
    await aPayment(app, contracts[1].id, { monto: 345_600 }),
  ] as const;
  await imported(app, account, [[TODAY, "TRANSFERENCIA IGUAL", 345_600]]);
  await page.goto("/panel/banco");
  await row("TRANSFERENCIA IGUAL").getByRole("button", { name: "Ver las 2" }).click();
  await dialog().getByText("mismo valor; mismo día.").nth(1).waitFor();
  await dialog()
    .getByRole("radio", { name: new RegExp(contracts[1].number, "u") })
    .check();
  await press(/^Aceptar/u);
  await page.getByText("Propuesta aceptada").waitFor();
  await page.goto("/panel/banco?lista=asignados");
  await expect
    .poll(() => Promise.all(payments.map(({ id }) => statusOf(id))))
    .toEqual(["pending", "verified"]);
  expect(browsers.problems).toEqual([]);
});

it("one transfer of a family pays two contracts, and each part can be undone", async () => {
  const contracts = [await aPayableContract(app), await aPayableContract(app)] as const;
  const payments = [
    await aPayment(app, contracts[0].id, { monto: 700_100 }),
    await aPayment(app, contracts[1].id, { monto: 300_200 }),
  ] as const;
  await imported(app, account, [[TODAY, "TRANSFERENCIA FAMILIA", 1_000_300]]);
  await page.goto("/panel/banco?lista=sin_dueno");
  await row("TRANSFERENCIA FAMILIA").getByRole("button", { name: "Es este pago…" }).click();
  await lookUp("Pago registrado", "700100", new RegExp(contracts[0].number, "u"));
  await dialog()
    .getByText(/del movimiento quedan.\$.300\.200 por identificar/u)
    .waitFor();
  await press(/^Es este pago/u);
  // The rest is the other payment's amount to the peso: it is proposed.
  await row("TRANSFERENCIA FAMILIA").getByRole("button", { name: "Aceptar" }).click();
  await press(/^Aceptar/u);
  await page.getByText("Propuesta aceptada").waitFor();
  // The list of the same page still says that it waits, and nothing has happened.
  await row("TRANSFERENCIA FAMILIA").getByText("Aceptando…").waitFor();
  expect(await statusOf(payments[1].id)).toBe("pending");
  await page.goto("/panel/banco?lista=asignados");
  await expect
    .poll(() => Promise.all(payments.map(({ id }) => statusOf(id))))
    .toEqual(["verified", "verified"]);
  await page.reload();
  await row("TRANSFERENCIA FAMILIA").getByRole("button", { name: "Deshacer" }).click();
  await dialog()
    .getByRole("radio", { name: new RegExp(contracts[1].number, "u") })
    .check();
  await press(/^Deshacer/u);
  await page.getByText("El movimiento quedó por identificar").waitFor();
  expect((await movementsOf(app, account))["TRANSFERENCIA FAMILIA"]).toMatchObject({
    state: "libre",
    free: 300_200,
    backings: [{ payment: { id: payments[0].id } }],
  });
  expect(browsers.problems).toEqual([]);
});

it("a payment in two transfers is verified by the second, found from the payment and by Asignar", async () => {
  const contract = await aPayableContract(app);
  const payment = await aPayment(app, contract.id, { monto: 900_000 });
  await imported(app, account, [
    [TODAY, "PRIMERA PARTE", 500_010],
    [TODAY, "SEGUNDA PARTE", 399_990],
  ]);
  await page.goto("/panel/banco?lista=sin_plata");
  await row(contract.number)
    .getByRole("button", { name: /^Buscar el movimiento/u })
    .click();
  await lookUp("Movimiento del banco", "primera", /PRIMERA PARTE/u);
  await dialog()
    .getByText(/al pago le faltan.\$.399\.990 por ver en el banco/u)
    .waitFor();
  await press(/^Es este movimiento/u);
  await page.getByText("sigue por verificar hasta ver el resto").waitFor();
  expect(await statusOf(payment.id)).toBe("pending");

  await page.goto("/panel/banco?lista=sin_dueno");
  await row("SEGUNDA PARTE")
    .getByRole("button", { name: /^Más acciones/u })
    .click();
  await page.getByRole("menuitem", { name: "Asignar" }).click();
  await lookUp("Contrato o reserva", contract.number, new RegExp(contract.number, "u"));
  await dialog()
    .getByRole("radio", { name: new RegExp(contract.number, "u") })
    .check();
  await press("Es este pago");
  await page.getByText("que está verificado").waitFor();
  expect(await statusOf(payment.id)).toBe("verified");
  expect(browsers.problems).toEqual([]);
});
