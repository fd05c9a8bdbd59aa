import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { anApp, type TestApp } from "../support/app.ts";
import { desk, phone, press } from "../support/browser.ts";
import { startChromium } from "../support/chromium.ts";

let app: TestApp;
let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  app = await anApp();
  browser = await startChromium();
  // Its clock goes on: the explorer waits for timers of its own.
  context = await browser.newContext({ baseURL: app.url, viewport: { width: desk.width, height: 900 } });
});
afterAll(() => browser.close());

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

it("the explorer makes calls under the strictest policy with nothing from elsewhere, as nobody and as somebody", async () => {
  const problems: string[] = [];
  const asked: string[] = [];
  context.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  context.on("weberror", (error) => problems.push(error.error().message));
  context.on("request", (request) => asked.push(request.url()));
  const page = await context.newPage();
  await page.goto("/docs");
  await page.getByRole("heading", { name: "Travesía" }).waitFor();
  expect(await (await made(page, "Contenido del sitio", "/popup")).innerText()).toContain('"popups": []');

  // On a telephone in the dark, too.
  await page.setViewportSize({ width: phone.width, height: 900 });
  await page.emulateMedia({ colorScheme: "dark" });
  await press(page, "Authorize");
  const token = app.as("asesor").headers["authorization"]?.slice("Bearer ".length) ?? "";
  await page.getByLabel("auth-bearer-value").fill(token);
  await page.getByLabel("Apply credentials").first().click();
  await page.getByRole("button", { name: "Close", exact: true }).first().click();
  expect(await (await made(page, "Cuentas y sesión", "/user/verify/token")).innerText()).toContain(
    "asesor@travesia.test",
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  expect(asked.filter((url) => !url.startsWith(app.url) && !url.startsWith("data:"))).toEqual([]);
  expect(problems).toEqual([]);
});
