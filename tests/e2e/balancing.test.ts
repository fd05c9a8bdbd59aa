import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { barriersOn, overflowOf } from "../support/axe.ts";
import {
  aBankAccount,
  aFile,
  backedPayment,
  imported,
  type Line,
  movementsOf,
} from "../support/bank/story.ts";
import { aBrowserOn, type Browsers, desk, phone } from "../support/browser.ts";
import { TODAY } from "../support/calendar.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aPayableContract, REGISTER } from "../support/story/payments.ts";
import { aWebsite } from "../support/web-build.ts";

/** Movements that agree in amount and reference, in the amount alone, and with nothing. */
const [EXACT, LIKELY, UNKNOWN] = [20, 8, 2];

let app: TestApp;
let browsers: Browsers;
let account: string;
let contractId: string;

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  browsers = await aBrowserOn(app);
  account = await aBankAccount(app, "7013000055555");
  contractId = (await aPayableContract(app, { price: 90_000_000 })).id;
  // The columns of this bank are known from its first statement on.
  await imported(app, account, [[TODAY, "COMISION DEL BANCO", -1_000]]);
}, 300_000);

async function registered(monto: number, referenciaPago: string | null): Promise<void> {
  const input = { contractId, monto, fechaPago: TODAY, cuentaAgenciaId: account, aceptaDuplicado: true };
  await app.as("asesor").ask(REGISTER, { input, details: { referenciaPago } });
}

/** Presses a key on the page, and counts it. */
function counting(page: Page) {
  let count = 0;
  return {
    press: async (key: string) => {
      count += 1;
      await page.keyboard.press(key);
    },
    count: () => count,
  };
}

const focused = (page: Page, name: RegExp) =>
  page.waitForFunction(
    (words) => new RegExp(words, "u").test(document.activeElement?.textContent ?? ""),
    name.source,
  );

it("thirty movements of a day are balanced with the keyboard alone, in at most 45 keys", async () => {
  const lines: Line[] = [];
  for (let n = 0; n < EXACT; n += 1) {
    const [monto, reference] = [210_000 + n, `CUAD-77${String(n).padStart(4, "0")}`];
    await registered(monto, reference);
    lines.push([TODAY, `PSE ${reference}`, monto, reference]);
  }
  for (let n = 0; n < LIKELY; n += 1) {
    await registered(310_000 + n, null);
    lines.push([TODAY, `TRANSFERENCIA ${n}`, 310_000 + n]);
  }
  for (let n = 0; n < UNKNOWN; n += 1) lines.push([TODAY, `DE NADIE ${n}`, 7_654_321 + n]);
  const page = await browsers.as("contador", desk);
  await page.goto("/panel/cuadrar?paso=archivo");
  await page.getByRole("tab", { name: "Extracto" }).waitFor();
  await page.getByLabel("Cuenta").click();
  await page.getByRole("option", { name: /5555/ }).click();
  const begun = performance.now();
  const { bytes: buffer } = aFile(lines);
  await page
    .locator("main input[type=file]")
    .setInputFiles({ name: "extracto.csv", mimeType: "text/csv", buffer });
  const keys = counting(page);
  await page.getByRole("button", { name: `Importar ${lines.length}` }).focus();
  await keys.press("Enter");

  await focused(page, /^Aceptar las 20 por/);
  await keys.press("Enter");
  await focused(page, /^Seguir/);
  await keys.press("Enter");

  // The bank's own fee of the first statement is the oldest.
  await focused(page, /^Gasto bancario/);
  await keys.press("Enter");

  for (let n = 0; n < LIKELY; n += 1) {
    await page.getByRole("region", { name: new RegExp(`310\\.00${n}$`) }).waitFor();
    await focused(page, new RegExp(`^Aceptar .*310\\.00${n}`));
    await keys.press("Enter");
  }
  for (let n = 0; n < UNKNOWN; n += 1) {
    await page.getByRole("region", { name: new RegExp(`7\\.654\\.32${n + 1}$`) }).waitFor();
    await keys.press("s");
  }
  await focused(page, /^Seguir/);
  await keys.press("Enter");
  await page.getByRole("tab", { name: /^Sin ver/, selected: true }).waitFor();
  // Payments of before that no statement shows yet are left for later.
  while (!(await page.getByText(/^(Todos los pagos|Lo que queda)/).isVisible())) {
    await page
      .getByRole("region", { name: /^Pago de/ })
      .or(page.getByText(/^Todos los pagos/))
      .first()
      .waitFor();
    if (await page.getByText(/^Todos los pagos/).isVisible()) break;
    await keys.press("s");
  }
  await focused(page, /^Seguir/);
  await keys.press("Enter");
  await page.getByRole("heading", { name: /Quedan 2 movimientos por identificar/ }).waitFor();
  await page.getByText("28 movimientos").waitFor();
  process.stdout.write(
    `thirty movements: ${keys.count()} keys, ${Math.round(performance.now() - begun)} ms\n`,
  );
  expect(keys.count()).toBeLessThanOrEqual(45);
  const seen = Object.values(await movementsOf(app, account));
  // The fee too.
  expect(seen.filter(({ state }) => state === "asignado")).toHaveLength(EXACT + LIKELY + 1);

  // What was left for later is still left after the page was loaded again, and is taken up again by a press.
  await page.goto("/panel/cuadrar?paso=una");
  await page.getByText("Lo que queda lo dejaste para después.").waitFor();
  await page.goto("/panel/cuadrar?paso=cuadre");
  await page.getByRole("button", { name: "Volver a lo que dejé para después" }).click();
  await page.getByRole("region", { name: /7\.654\.321$/ }).waitFor();
  expect(await barriersOn(page)).toEqual([]);
  expect(browsers.problems).toEqual([]);
});

it("a payment that may be a second one is asked about in the lane, and nothing is lost", async () => {
  await registered(440_000, "DOBLE-1");
  await registered(440_001, "DOBLE-1");
  await imported(app, account, [[TODAY, "CONSIGNACION", 440_001]]);
  const page = await browsers.as("contador", phone);
  await page.goto("/panel/cuadrar?paso=una");
  const region = page.getByRole("region", { name: /440\.001$/ });
  while (!(await region.isVisible())) {
    await page
      .getByRole("region", { name: /^Movimiento de/ })
      .first()
      .waitFor();
    if (await region.isVisible()) break;
    await page.getByRole("button", { name: "Después" }).click();
  }
  expect(await overflowOf(page)).toBe(0);
  await region.getByRole("button", { name: /^Aceptar/ }).click();
  const asks = page.getByRole("dialog", { name: "¿Por qué cuenta este dinero?" });
  await asks.getByRole("textbox").fill("Son dos consignaciones del mismo día");
  await asks.getByRole("button", { name: "Aceptar de todos modos" }).click();
  await page.getByText("Propuesta aceptada").waitFor();
  await page.close();
  await expect
    .poll(async () => (await movementsOf(app, account))["CONSIGNACION"])
    .toMatchObject({ state: "asignado" });
});

it("a match accepted with Enter is undone as if it had never been, and nothing of it was sent", async () => {
  const own = await aBankAccount(app, "7013000066666");
  const { id } = await app
    .as("asesor")
    .ask(REGISTER, {
      input: { contractId, monto: 550_001, fechaPago: TODAY, cuentaAgenciaId: own },
      details: { referenciaPago: null },
    })
    .then(({ registerPayment }) => registerPayment);
  await imported(app, own, [[TODAY, "PARA DESHACER", 550_001]]);
  const mails = (await app.outbox()).length;
  const page = await browsers.as("contador", desk);
  await page.goto("/panel/cuadrar?paso=una");
  const region = page.getByRole("region", { name: /550\.001$/ });
  await page
    .getByRole("region", { name: /^Movimiento de/ })
    .first()
    .waitFor();
  while (!(await region.isVisible())) await page.getByRole("button", { name: "Después" }).click();
  await focused(page, /^Aceptar .*550\.001/);
  await page.keyboard.press("Enter");
  await region.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Deshacer" }).click();
  await region.waitFor();
  expect((await movementsOf(app, own))["PARA DESHACER"]).toMatchObject({ state: "libre", backed: 0 });
  expect(await backedPayment(app, id)).toMatchObject({ status: "pending", respaldado: 0 });
  expect((await app.outbox()).length).toBe(mails);

  // Accepted again, the page is left for another one of the application: it is done by then.
  await focused(page, /^Aceptar .*550\.001/);
  await page.keyboard.press("Enter");
  await region.waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Banco", exact: true }).first().click();
  await expect.poll(() => backedPayment(app, id)).toMatchObject({ status: "verified", respaldado: 550_001 });
  expect(browsers.problems).toEqual([]);
});
