import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { aBrowserOn, settled, type Browsers } from "../support/browser.ts";
import { STARTED, YEAR } from "../support/calendar.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aQuote } from "../support/story/quotes.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;

/** Name as long as clients' names are. */
const NAME = "Valentina Restrepo Ospina";

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  visits = await aBrowserOn(app);
  await aQuote(app, { input: { nombreCliente: NAME } });
});

/** The matching texts that are cut: by their own edge, or by that of a part around them. */
const cutOf = (page: Page, pattern: RegExp): Promise<readonly string[]> =>
  page.evaluate((source) => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!new RegExp(source).test(text.nodeValue ?? "")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { right } = range.getBoundingClientRect();
      for (let part = text.parentElement; part; part = part.parentElement) {
        const hides = getComputedStyle(part).overflowX !== "visible";
        if (hides && right > part.getBoundingClientRect().right + 1) {
          cut.push(text.nodeValue!);
          break;
        }
      }
    }
    return cut;
  }, pattern.source);

/** Pixels by which the table of the quotes is wider than its place. */
const beyondItsEdge = (page: Page): Promise<number> =>
  page
    .getByRole("table", { name: "Cotizaciones" })
    .evaluate((table) => table.scrollWidth - table.parentElement!.clientWidth);

describe("on a desk of 1280 px", () => {
  it("the numbers of my day are read whole", async () => {
    const page = await visits.as("owner", { width: 1280 });
    await page.route("**/graphql", async (route) => {
      const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
      if (operationName === "DayInbox") await route.fulfill({ json: { data: aDay } });
      else await route.continue();
    });
    await page.goto("/mi-dia");
    await page.getByText(`COT-${YEAR}-000123`).first().waitFor();
    await settled(page);
    expect(await cutOf(page, /^COT-/)).toEqual([]);
  });

  it("every counter of the quotes is in sight", async () => {
    const page = await visits.as("owner", { width: 1280 });
    await page.goto("/quotesList");
    await page.getByRole("link", { name: /^COT-/ }).first().waitFor();
    await settled(page);
    const group = page.getByRole("group", { name: "Estado" });
    expect(await group.getByRole("button").count()).toBe(10);
    expect(await group.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});

describe("on a desk of 1440 px", () => {
  it("the name of a quote's client is read whole where the table has room", async () => {
    const page = await visits.as("owner", { width: 1440 });
    await page.goto("/quotesList");
    await page.getByText(NAME).first().waitFor();
    await settled(page);
    expect(await cutOf(page, new RegExp(NAME))).toEqual([]);
    expect(await beyondItsEdge(page)).toBeLessThanOrEqual(0);
  });

  it("a quote that was joined to another says so beside its buttons too, and names the other", async () => {
    const page = await visits.as("owner", { width: 1440 });
    await page.route("**/graphql", async (route) => {
      const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
      if (operationName !== "QuoteList") return route.continue();
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: { quotes: { items: object[] } } };
      const [first, ...others] = data.quotes.items;
      const long = {
        status: "pending_passengers",
        precioTotal: 123_450_000,
        destino: "San Andrés y Providencia",
      };
      const joined = { ...first, ...long, joinedToNumber: `COT-${YEAR}-000123` };
      return route.fulfill({
        response: answer,
        json: { data: { quotes: { ...data.quotes, items: [joined, ...others] } } },
      });
    });
    await page.goto("/quotesList");
    await page
      .getByText(/^Unida a COT-/)
      .first()
      .waitFor();
    await settled(page);
    expect(await cutOf(page, /COT-/)).toEqual([]);
    expect(await beyondItsEdge(page)).toBeLessThanOrEqual(0);
  });
});

/** Kinds of things, some with a reminder, whose records have full numbers and large amounts. */
const aDay = {
  dayInbox: {
    __typename: "DayInbox",
    total: 4,
    rows: (
      ["quotes_to_price", "quotes_about_to_expire", "quotes_without_reply", "payments_overdue"] as const
    ).map((kind) => ({
      __typename: "DayRow",
      kind,
      part: "waiting",
      recordId: kind,
      number: `COT-${YEAR}-000123`,
      since: STARTED,
      person: NAME,
      detail: "Cartagena de Indias, cinco noches",
      amount: 14_350_000,
      opened: 0,
      unsentMail: null,
    })),
  },
};
