import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { aBrowserOn, type Browsers, desk, settled } from "../support/browser.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aProvider } from "../support/story/providers.ts";
import { aQuote } from "../support/story/quotes.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  visits = await aBrowserOn(app);
  await aQuote(app);
  await aProvider(app);
});

const lists = [
  ...["/quotesList", "/contractsList", "/clientes", "/panel/proveedores", "/panel/user"],
  "/panel/cierres",
];

/** Presses Tab until the focus is on something, and counts. */
async function tabsTo(page: Page, isThere: (focus: Element) => boolean): Promise<number> {
  for (let tabs = 1; tabs <= 40; tabs++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(`(${String(isThere)})(document.activeElement)`)) return tabs;
  }
  return Infinity;
}

describe("the first row of a list", () => {
  it.each(lists)("%s is few stops of the keyboard away", async (path) => {
    const page = await visits.as("owner", desk);
    await page.goto(path);
    await page.locator("[data-step]").first().waitFor();
    await settled(page);
    expect(await tabsTo(page, (focus) => focus.closest("[data-step]") !== null)).toBeLessThanOrEqual(12);
    await page.goto(path);
    await page.locator("[data-step]").first().waitFor();
    expect(await tabsTo(page, (focus) => focus.textContent === "Ir a la lista")).toBe(2);
    await page.keyboard.press("Enter");
    expect(await page.locator("[data-step]").first().locator("a[data-row]:focus").count()).toBe(1);
  });

  it("has beside it groups that are one stop, through which the arrow keys go", async () => {
    const page = await visits.as("owner", desk);
    await page.goto("/quotesList");
    const counters = page.getByRole("group", { name: "Estado" });
    await counters.getByRole("button", { pressed: true }).focus();
    await page.keyboard.press("ArrowRight");
    expect(await counters.locator(":focus").innerText()).toContain("Pendiente");
    await page.keyboard.press("End");
    expect(await counters.locator(":focus").innerText()).toContain("Convertida");
    const bar = page.getByRole("toolbar", { name: "Barra de la lista" });
    await bar.getByRole("searchbox").focus();
    await page.keyboard.press("ArrowRight");
    expect(await bar.locator(":focus").innerText()).toBe("Filtros");
    await page.keyboard.press("Tab");
    expect(await bar.locator(":focus").count()).toBe(0);
    await page.keyboard.press("Shift+Tab");
    expect(await bar.locator(":focus").innerText()).toBe("Filtros");
    await page
      .getByRole("navigation", { name: "Principal" })
      .getByRole("link", { name: "Cotizaciones" })
      .focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/clientes");
  });

  it("shows nothing that went wrong", () => {
    expect(visits.problems).toEqual([]);
  });
});
