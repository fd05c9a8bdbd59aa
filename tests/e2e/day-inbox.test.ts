import { beforeAll, describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import type { TestApp } from "../support/app.ts";
import { aBrowserOn, type Browsers, desk, settled } from "../support/browser.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aSentQuote } from "../support/story/quotes.ts";
import { aWebsite } from "../support/web-build.ts";

const FOLLOW_UPS = 10;

let app: TestApp;
let visits: Browsers;
const numbers: string[] = [];

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  visits = await aBrowserOn(app);
  const em = app.app.services.orm.em.fork();
  for (let count = 0; count < FOLLOW_UPS; count += 1) {
    const { id, number } = await aSentQuote(app, { input: { emailCliente: `cliente${count}@correo.test` } });
    // Sent yesterday; the first has the highest price.
    await em.execute(
      "update quotes set sent_at = sent_at - interval '1 day', precio_total = ? where id = ?",
      [900_000_000 - count, id],
    );
    numbers.push(number);
  }
});

const row = (page: Page, number: string) =>
  page.getByRole("region", { name: "Lo que sigue" }).getByRole("listitem").filter({ hasText: number });

describe("Mi día", () => {
  it("has ten follow-ups done with at most twelve keys, and gives the last ones back", async () => {
    const page = await visits.as("asesor", desk);
    await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
    await page.goto("/mi-dia");
    await row(page, numbers[0]!).waitFor();
    await settled(page);
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    const begun = performance.now();
    await press("j");
    for (const number of numbers) {
      await press("w");
      await row(page, number).waitFor({ state: "detached" });
    }
    const seconds = (performance.now() - begun) / 1000;
    process.stdout.write(`${FOLLOW_UPS} follow-ups: ${keys} keys, ${seconds.toFixed(1)} s\n`);
    expect(keys).toBeLessThanOrEqual(12);
    const chats = page
      .context()
      .pages()
      .filter((tab) => tab !== page);
    await expect
      .poll(() => chats.map((tab) => tab.url()))
      .toEqual(numbers.map(() => expect.stringMatching(/^https:\/\/wa\.me\/57\d+\?text=Hola%2C%20/)));
    for (const chat of chats) await chat.close();
    await page.bringToFront();
    await page.getByRole("button", { name: "Deshacer" }).click();
    await row(page, numbers.at(-1)!).waitFor();
    await page.keyboard.press("Control+z");
    await row(page, numbers.at(-2)!).waitFor();
    await page.reload();
    for (const number of numbers.slice(-2)) await row(page, number).waitFor();
    for (const number of numbers.slice(0, -2)) expect(await row(page, number).count()).toBe(0);
  });

  it("shows nothing that went wrong", () => {
    expect(visits.problems).toEqual([]);
  });
});
