import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../support/app.ts";
import { desk, phone, press, type Device } from "../support/browser.ts";
import { startChromium } from "../support/chromium.ts";

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  app = await anApp();
  browser = await startChromium();
});
afterAll(() => browser.close());

/**
 * The explorer, with the errors it made and the addresses it asked. Its clock goes on: it waits for timers of
 * its own.
 */
async function explorer({ width, dark = false }: Device) {
  const colorScheme = dark ? "dark" : "light";
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: { width, height: 900 },
    colorScheme,
  });
  const problems: string[] = [];
  const asked: string[] = [];
  context.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  context.on("weberror", (error) => problems.push(error.error().message));
  context.on("request", (request) => asked.push(request.url()));
  const page = await context.newPage();
  await page.goto("/docs");
  await page.getByRole("heading", { name: "Travesía" }).waitFor();
  return { page, problems, asked };
}

/** Makes a call of the explorer; answers what it shows. */
async function made(page: Page, tag: string, path: string): Promise<Locator> {
  await page.getByRole("link", { name: tag, exact: true }).click();
  const calls = page.locator(".opblock").filter({ has: page.getByText(path, { exact: true }) });
  await calls.first().getByRole("button").first().click();
  await press(calls.first(), "Execute");
  const answer = calls.first().locator(".live-responses-table");
  await answer.getByText("200", { exact: true }).waitFor();
  return answer;
}

describe("the explorer of the REST calls", () => {
  it("makes a call, with nothing from elsewhere and under the strictest policy", async () => {
    const { page, problems, asked } = await explorer(desk);
    expect(await (await made(page, "popup", "/popup")).innerText()).toContain('"popups": []');
    expect(asked.filter((url) => !url.startsWith(app.url) && !url.startsWith("data:"))).toEqual([]);
    expect(problems).toEqual([]);
  });

  it("makes one as somebody, and fits a telephone in the dark", async () => {
    const { page, problems } = await explorer({ ...phone, dark: true });
    await press(page, "Authorize");
    const token = app.as("asesor").headers["authorization"]?.slice("Bearer ".length) ?? "";
    await page.getByLabel("auth-bearer-value").fill(token);
    await page.getByLabel("Apply credentials").first().click();
    await page.getByRole("button", { name: "Close", exact: true }).first().click();
    expect(await (await made(page, "user", "/user/verify/token")).innerText()).toContain(
      "asesor@travesia.test",
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(problems).toEqual([]);
  });
});
