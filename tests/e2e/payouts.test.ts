import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { formatCop } from "../../api/src/core/colombia/cop.ts";
import type { TestApp } from "../support/app.ts";
import { aBrowserOn, type Browsers, desk, dialog, reads, toast } from "../support/browser.ts";
import { requestedCommissions } from "../support/story/payouts.ts";
import { aReceipt } from "../support/story/purchases.ts";
import { aTaxProfile } from "../support/story/withholding.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aWebsite } from "../support/web-build.ts";

/** Number of commissions of each seller that are paid together. */
const EACH = 4;

let app: TestApp;
let visits: Browsers;
let page: Page;
/** Commissions that fit, and one above the limit. */
let requested: readonly string[];
let tooLarge: readonly string[];

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  visits = await aBrowserOn(app);
  await aTaxProfile(app, "asesor2", { procedimiento: "comisiones_10" });
  requested = await requestedCommissions(app, { asesor2: 50_000, lider2: 40_000 }, EACH);
  tooLarge = await requestedCommissions(app, { lider2: 9_000_000 }, 1);
}, 300_000);

const ROW = `query ($id: ID!) { commission(id: $id) { status neto payoutId } }`;
const rowOf = async (id: string) => (await app.as("contador").ask(ROW, { id })).commission;

describe("commissions that were asked for", { timeout: 180_000 }, () => {
  it("are approved and paid with one receipt, in fewer than twelve clicks", async () => {
    page = visits.keep(await visits.as("admin", desk));
    let clicks = 0;
    const click = (button: Locator): Promise<void> => {
      clicks++;
      return button.click();
    };
    const button = (name: string | RegExp, where: Pick<Locator, "getByRole"> = page) =>
      where.getByRole("button", { name, exact: typeof name === "string" });

    await page.goto("/panel/commissions");
    await click(page.getByRole("link", { name: "Aprobar y pagar varias" }));
    await click(button(/Solicitadas$/));
    await click(button("Aprobar 9"));
    await click(button("Aprobar 9", dialog(page, "Aprobar 9 comisiones")));
    await toast(page, "9 comisiones aprobadas");

    await click(button(/Por pagar$/));
    // The contracts of a person are folded below the person's line.
    await click(button(/^5 contratos de /));
    const left = page.getByRole("row").filter({ hasText: formatCop(9_000_000) });
    expect(await left.getByRole("checkbox").isDisabled()).toBe(true);
    await click(button("Pagar 8"));
    const form = dialog(page, "Pagar 8 comisiones");
    await reads(form, /200.000 en comisiones, .*20.000 de retefuente/);
    const { filename: name, type: mimeType, bytes: buffer } = aReceipt();
    clicks++;
    await form.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
    await click(button(`Pagar ${formatCop(340_000)}`, form));
    await toast(page, "8 comisiones pagadas");
    expect(clicks).toBeLessThan(12);

    const rows = await Promise.all(requested.map(rowOf));
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(["paid"]));
    expect(new Set(rows.map(({ payoutId }) => payoutId)).size).toBe(1);
    expect(rows.reduce((sum, { neto }) => sum + neto, 0)).toBe(340_000);
    expect(await rowOf(tooLarge[0]!)).toMatchObject({ status: "approved", payoutId: null });
  });

  it("are listed for the bank in a file, once they are paid", async () => {
    await page.goto("/panel/comisiones/pagar?ver=made");
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Archivo para el banco: CSV" }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^comisiones-com-.*\.csv$/);
    const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n").slice(1);
    expect(lines.map((line) => line.split(";")[5]).sort()).toEqual(["160000", "180000"]);
    expect(visits.problems).toEqual([]);
  });
});
