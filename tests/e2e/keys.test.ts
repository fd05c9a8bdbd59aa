import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { aBrowserOn, type Browsers, desk, dialog, settled } from "../support/browser.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aQuote, type StoryQuote } from "../support/story/quotes.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
let quote: StoryQuote;

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  visits = await aBrowserOn(app);
  await aQuote(app);
  quote = await aQuote(app);
});

describe("the keys", () => {
  it("go from row to row, open a record, and come back to the list as it was filtered", async () => {
    const page = await visits.as("owner", desk);
    await page.goto("/quotesList?status=pending");
    const row = page.getByRole("link", { name: quote.number });
    await row.waitFor();
    await settled(page);
    await page.keyboard.press("j");
    await expect.poll(() => row.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press("x");
    await page.getByRole("checkbox", { name: `Elegir ${quote.number}`, checked: true }).waitFor();
    await page.keyboard.press("e");
    await page.getByRole("menu").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("menu").waitFor({ state: "detached" });
    await page.keyboard.press("j");
    await page.keyboard.press("k");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/cotizaciones/${quote.id}`);
    await page.getByRole("tab", { name: "Historia" }).waitFor();
    await settled(page);
    await page.keyboard.press("Escape");
    await page.waitForURL("**/quotesList?status=pending");
    await row.waitFor();
    await settled(page);
    await page.keyboard.press("j");
    await expect.poll(() => row.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  it("begin what the list is of, go to a place, and are listed on a sheet where they are switched off", async () => {
    const page = await visits.as("owner", desk);
    await page.goto("/quotesList?status=pending");
    await page.getByRole("link", { name: quote.number }).waitFor();
    await settled(page);
    await page.keyboard.press("n");
    const form = dialog(page, "Nueva cotización");
    await form.waitFor();
    expect(new URL(page.url()).search).toBe("?status=pending");
    await page.keyboard.press("Escape");
    await form.waitFor({ state: "detached" });
    // E would open the menu of a row: after G it is a place.
    await page.keyboard.press("j");
    await page.keyboard.press("g");
    await page.keyboard.press("e");
    await page.waitForURL("**/panel/user");
    await page.keyboard.press("?");
    const sheet = dialog(page, "Atajos de teclado");
    await sheet.getByText("Cotizaciones", { exact: true }).waitFor();
    await page.keyboard.press("n");
    expect(await sheet.isVisible()).toBe(true);
    await sheet.getByRole("switch", { name: "Teclas rápidas" }).click();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
    for (const key of ["?", "/", "n", "g", "d"]) await page.keyboard.press(key);
    await page.goto("/profile");
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.getByRole("switch", { name: "Teclas rápidas", checked: false }).click();
    await page.keyboard.press("?");
    await sheet.waitFor();
  });

  it("shows nothing that went wrong", () => {
    expect(visits.problems).toEqual([]);
  });
});
