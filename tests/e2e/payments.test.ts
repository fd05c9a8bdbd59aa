import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import {
  aBrowserOn,
  desk,
  dialog,
  phone,
  press,
  reads,
  settled,
  toast,
  type Browsers,
} from "../support/browser.ts";
import {
  aPayableContract,
  aPayment,
  aPaymentInReview,
  aTransfer,
  aVerifiedPayment,
  REGISTER,
  REVERSE,
  verifyIt,
} from "../support/story/payments.ts";
import { aReceipt } from "../support/story/purchases.ts";
import type { StoryContract } from "../support/story/contracts.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
let contract: StoryContract;
let accountant: Page;

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  contract = await aPayableContract(app);
  visits = await aBrowserOn(app);
});

const nequi = { bancoOrigen: "Nequi", referenciaPago: "TRF-7788" };
const register = (monto: number, input: object = {}) =>
  app.as("asesor").ask(REGISTER, { input: aTransfer(contract.id, { monto, ...input }), details: nequi });

describe("payments that wait", () => {
  it("are checked for a possible duplicate before they are saved, saved when meant, and one is withdrawn", async () => {
    await register(400_000);
    const page = await visits.as("asesor", phone);
    await page.goto(`/contratos/${contract.id}`);
    await page
      .getByRole("button", { name: /^Registrar pago/ })
      .first()
      .click();
    const form = dialog(page, "Registrar pago");
    await form.getByRole("textbox", { name: "Valor" }).fill("400000");
    await form.getByRole("textbox", { name: "Banco de origen" }).fill("nequi");
    await form.getByRole("textbox", { name: "Referencia" }).fill("trf-7788");
    await form.getByRole("button", { name: /^Registrar \$/ }).click();
    await reads(form, /^Posible duplicado: .*contrato/);
    await form.getByRole("button", { name: /de todos modos$/ }).click();
    await toast(page, "Pago procesado correctamente");
    await reads(page, "Posible duplicado");
    await reads(page, /800\.000 por verificar/);

    // Their author withdraws one.
    await page.getByRole("button", { name: "Retirar" }).first().click();
    await press(dialog(page, "Retirar pago"), /^Retirar \$/);
    await toast(page, "Pago retirado");
    await reads(page, /Retirado por quien lo registró/);
  });

  it("says in the second of two dialogs who was faster, and closes it", async () => {
    const { id } = await aPayment(app, contract.id, { monto: 123_000 });
    const page = visits.keep(await visits.as("contador", desk));
    accountant = page;
    await page.goto("/panel/pagos?ver=todos");
    const row = page.getByRole("row").filter({ hasText: "123.000" });
    await row.getByRole("button", { name: "Verificar" }).click();
    await verifyIt(app, id, "owner");
    await press(dialog(page, "Verificar pago"), /^Verificar \$/);
    await toast(page, /^Olga .* ya verificó este pago el /);
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });

  it("are confirmed before a possible duplicate counts, and show an automatic reversal", async () => {
    await register(77_000, { aceptaDuplicado: true });
    const { id } = await aVerifiedPayment(app, contract.id, { monto: 55_000 });
    await app.as("owner").ask(REVERSE, { id, input: { motivo: "Era de otro contrato" } });
    const page = accountant;
    await page.goto("/panel/pagos");
    await reads(page, "Posible duplicado");
    await page
      .getByRole("button", { name: /^Verificar/ })
      .first()
      .click();
    const asks = dialog(page, "Verificar pago");
    await reads(asks, /^Posible duplicado, /);
    await press(asks, /de todos modos$/);
    await reads(asks, "Escribe por qué cuenta");
    await asks.getByRole("textbox").fill("Son dos consignaciones del mismo día");
    await press(asks, /de todos modos$/);
    await toast(page, "Pago verificado. El recibo va en camino al cliente.");

    await page.goto("/panel/pagos?ver=todos&status=reversados");
    await reads(page, "Anulado");
    await reads(page, /55\.000/);
  });

  it("are in their list with their status whole beside every button, in rows of 52 px", async () => {
    const input = aTransfer(contract.id, { monto: 31_000, aceptaDuplicado: true });
    await app.as("asesor").ask(REGISTER, { input, details: nequi }, { file: aReceipt("nequi.png") });
    await aPayment(app, contract.id, { monto: 32_000 }, "contador");
    await aPaymentInReview(app, contract.id, { monto: 33_000 });
    const page = await visits.as("contador", { width: 1280 });
    await page.goto("/panel/pagos?ver=todos&status=todos");
    await page.getByRole("button", { name: "Comprobante" }).first().waitFor();
    const own = page.getByRole("row").filter({ hasText: "32.000" }).first();
    await own.getByRole("button", { name: "Verificar" }).hover();
    await page.getByRole("tooltip", { name: "Lo verifica otra persona" }).waitFor();
    await settled(page);
    const rows = await page.locator("tbody tr").evaluateAll((all) =>
      all.map((row) => {
        const chip = row.querySelector("[data-chip]")!;
        const buttons = row.lastElementChild!.getBoundingClientRect();
        const isWhole = chip.scrollWidth <= chip.clientWidth;
        return {
          isSeen: isWhole && chip.getBoundingClientRect().right <= buttons.left,
          isLow: row.getBoundingClientRect().height <= 52,
        };
      }),
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(rows).toEqual(rows.map(() => ({ isSeen: true, isLow: true })));

    // A counter is as many rows as it opens.
    const counters = page.getByRole("group", { name: "Estado" });
    expect(await counters.getByRole("button", { name: /Todos$/ }).textContent()).toBe(`${rows.length}Todos`);
    await press(counters, "1 En revisión");
    await page.waitForURL(/status=revision/);
    await expect
      .poll(() => page.locator("tbody tr").allTextContents())
      .toEqual([expect.stringContaining("33.000")]);
  });
});
