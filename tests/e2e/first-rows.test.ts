import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { aBrowserOn, type Browsers, settled } from "../support/browser.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aQuote } from "../support/story/quotes.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  visits = await aBrowserOn(app);
  await aQuote(app);
});

const lists = ["/quotesList", "/contractsList", "/clientes", "/panel/auditoria"];

/** Returns the pixels between the top of a list's title and its first row. */
async function aboveRows(path: string, width: number, height: number): Promise<number> {
  const page = await visits.as("owner", { width });
  await page.setViewportSize({ width, height });
  await page.goto(path);
  const row = page.locator("main tbody tr, main ul[aria-label] > li").first();
  await row.waitFor();
  await settled(page);
  const title = await page.locator("main header").first().boundingBox();
  const box = await row.boundingBox();
  await page.context().close();
  return Math.round(box!.y - title!.y);
}

describe("a list begins at its rows", () => {
  it.each(lists)("%s on a desk of 1280 by 720", async (path) => {
    expect(await aboveRows(path, 1280, 720)).toBeLessThanOrEqual(190);
  });

  it.each(lists)("%s on a phone of 390 by 844", async (path) => {
    expect(await aboveRows(path, 390, 844)).toBeLessThanOrEqual(160);
  });
});
