import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { aBrowserOn, beforeNext, type Browsers, desk, settled } from "../support/browser.ts";
import { changesAreOver } from "../support/live.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aQuote, type StoryQuote } from "../support/story/quotes.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
let quote: StoryQuote;
beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  visits = await aBrowserOn(app);
  quote = await aQuote(app);
  await changesAreOver(app);
});

/** Keeps the operations that a page asks for, and how many scripts of screens. */
function askedBy(page: Page) {
  const asked: string[] = [];
  page.on("request", (request) => {
    const body = request.postData() ?? "";
    const operation = /"operationName":"(\w+)"/.exec(body)?.[1];
    if (operation) asked.push(operation);
    else if (/\/\w+Screen-[^/]*\.js$/.test(request.url())) asked.push("a screen");
  });
  return { times: (name: string) => asked.filter((one) => one === name).length };
}

describe("a row that is pointed at", () => {
  it("has its page and its data there when it is pressed, asked for once", async () => {
    const page = await visits.as("asesor", { ...desk, fresh: true });
    await page.goto("/quotesList");
    const row = page.locator("main tbody tr").first();
    await row.waitFor();
    await settled(page);
    const asked = askedBy(page);
    await row.locator("td").last().hover();
    await expect.poll(() => asked.times("QuoteDetail")).toBe(1);
    await settled(page);
    const screens = asked.times("a screen");
    expect(screens).toBe(1);
    await row.locator("a[data-row]").click();
    await page.getByRole("region", { name: /^Viaje / }).waitFor();
    await settled(page);
    expect(page.url()).toContain(quote.id);
    expect(asked.times("QuoteDetail")).toBe(1);
    expect(asked.times("a screen")).toBe(screens);
  });

  it("is read again when it changed in between", async () => {
    const page = await visits.as("asesor");
    await page.goto("/quotesList");
    const row = page.locator("main tbody tr").first();
    await row.waitFor();
    await settled(page);
    const asked = askedBy(page);
    await row.hover();
    await expect.poll(() => asked.times("QuoteDetail")).toBe(1);
    const EDIT = `mutation ($id: ID!, $input: UpdateQuoteInput!) {
      updateQuote(id: $id, input: $input) { version } }`;
    await app.as("lider").ask(EDIT, { id: quote.id, input: { destino: "Leticia" } });
    await page.getByRole("button", { name: /cambio.* · Ver/ }).waitFor();
    await row.locator("a[data-row]").click();
    await page.getByRole("region", { name: /Leticia/ }).waitFor();
    expect(asked.times("QuoteDetail")).toBe(2);
  });
});

describe("a line of the menu that is pointed at", () => {
  it("has its page there when it is pressed", async () => {
    const page = await visits.as("asesor", { ...desk, fresh: true });
    await page.goto("/quotesList");
    await page.locator("main tbody tr").first().waitFor();
    await settled(page);
    const asked = askedBy(page);
    const line = page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Clientes" });
    await line.focus();
    await expect.poll(() => asked.times("a screen")).toBeGreaterThan(0);
    await settled(page);
    const screens = asked.times("a screen");
    await line.press("Enter");
    await page.getByRole("heading", { name: "Clientes", level: 1 }).waitFor();
    expect(asked.times("a screen")).toBe(screens);
  });
});

describe("the next page of a list", () => {
  it("is there before somebody turns to it, asked for once", async () => {
    await changesAreOver(app);
    const page = await visits.as("asesor");
    const asked = askedBy(page);
    await page.goto("/quotesList");
    await page.locator("main tbody tr").first().waitFor();
    const second = page.getByRole("button", { name: "Ir a la página 2" });
    await second.scrollIntoViewIfNeeded();
    await expect.poll(() => asked.times("QuoteList")).toBe(2);
    await settled(page);
    await second.click();
    await page.getByText(/^Página 2 de/).waitFor();
    await expect.poll(() => page.locator("main [aria-busy=true]").count()).toBe(0);
    // The second page was not asked for again, and the third is there too.
    await expect.poll(() => asked.times("QuoteList")).toBe(3);
    await settled(page);
    expect(asked.times("QuoteList")).toBe(3);
  });
});

describe("a page that waits for its data", () => {
  it("shows that it waits only when it has waited", async () => {
    const page = await visits.as("asesor");
    let answer = () => undefined as void;
    const held = new Promise<void>((ready) => (answer = ready));
    await beforeNext(page, "QuoteDetail", () => held);
    await page.goto(`/cotizaciones/${quote.id}`);
    const waiting = page.locator("main [data-late]");
    await waiting.waitFor({ state: "attached" });
    const timing = await waiting.evaluate((part) => part.getAnimations()[0]?.effect?.getTiming());
    expect(timing).toMatchObject({ delay: 150, fill: "both" });
    await waiting.waitFor({ state: "visible" });
    answer();
    await page.getByRole("region", { name: /^Viaje / }).waitFor();
  });
});

describe("a visitor who returns", () => {
  it("finds the list as it was left, at its place, by the browser and by the way back", async () => {
    const page = await visits.as("asesor");
    await page.setViewportSize({ width: 1440, height: 400 });
    await page.goto("/quotesList?orden=nombreCliente&sentido=asc");
    await page.locator("main tbody tr").nth(9).waitFor();
    await settled(page);
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    for (const back of [
      () => page.goBack(),
      () => page.getByRole("link", { name: "Volver a Cotizaciones" }).click(),
    ]) {
      const row = page.locator("main tbody tr").nth(7).locator("a[data-row]");
      await row.scrollIntoViewIfNeeded();
      const left = await place();
      expect(left).toBeGreaterThan(0);
      await row.click();
      await page.getByRole("region", { name: /^Viaje / }).waitFor();
      expect(await place()).toBe(0);
      await settled(page);
      await back();
      await page.locator("main tbody tr").nth(9).waitFor();
      await expect.poll(place).toBe(left);
      expect(page.url()).toContain("/quotesList?orden=nombreCliente");
    }
  });

  it("finds the list from a page that was opened directly", async () => {
    const page = await visits.as("asesor");
    await page.goto(`/cotizaciones/${quote.id}`);
    await page.getByRole("link", { name: "Volver a Cotizaciones" }).click();
    await page.locator("main tbody tr").first().waitFor();
    expect(new URL(page.url()).pathname).toBe("/quotesList");
  });
});
