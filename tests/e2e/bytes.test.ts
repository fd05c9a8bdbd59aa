import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { aBrowserOn, desk, type Browsers } from "../support/browser.ts";
import type { Handle } from "../support/people.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aSentContract, aSignedContract } from "../support/story/contracts.ts";
import { formTokenOf } from "../support/story/passengers.ts";
import { aPaymentLink } from "../support/story/client-page.ts";
import { anAcceptedQuote, aSentQuote } from "../support/story/quotes.ts";
import { QUIET_MARK } from "../../web/src/ui/lazy-part.ts";
import { aDemoWebsite } from "../support/demo-website.ts";

/** Compressed kilobytes of script per page; `npm run bytes:write` writes what is measured now. */
const TABLE = fileURLToPath(new URL("bytes.json", import.meta.url));
const isWritten = process.env["BYTES"] === "write";
/** Part of a page's size by which it may differ from the table, either way. */
const TOLERANCE = 0.05;

let app: TestApp;
let visits: Browsers;
beforeAll(async () => {
  app = await aDemoWebsite(anAppWithSales);
  visits = await aBrowserOn(app);
});

/** Pages to measure: the person who opens each, and its address. */
const pages: Readonly<Record<string, { who?: Handle; address: () => Promise<string> | string }>> = {
  "/": { address: () => "/" },
  "/login": { address: () => "/login" },
  "/allpacks": { address: () => "/allpacks" },
  "/detail/:id": {
    address: async () => {
      const { packages } = await app.as().ask("{ packages { id } }");
      return `/detail/${packages[0].id}`;
    },
  },
  "/quote-approval/:id": {
    address: async () => {
      const { id, token } = await aSentQuote(app);
      return `/quote-approval/${id}?token=${token}`;
    },
  },
  "/passenger-form/:id": {
    address: async () => {
      const quote = await anAcceptedQuote(app);
      return `/passenger-form/${quote.id}?token=${await formTokenOf(app, quote)}`;
    },
  },
  "/contract-signature/:id": {
    address: async () => {
      const { id, token } = await aSentContract(app);
      return `/contract-signature/${id}?token=${token}`;
    },
  },
  "/pago/:id": {
    address: async () => {
      const { id } = await aSignedContract(app);
      return `/pago/${id}?token=${await aPaymentLink(app, id)}`;
    },
  },
  "/mi-dia": { who: "owner", address: () => "/mi-dia" },
  "/quotesList": { who: "owner", address: () => "/quotesList" },
  "/contracts/:id": {
    who: "owner",
    address: async () => `/contracts/${(await aSignedContract(app)).id}`,
  },
  "/panel/informes": { who: "owner", address: () => "/panel/informes" },
};

/** Opens a page with nothing kept of before and adds up all scripts that it loads, as they are sent. */
async function kilobytesOf({ who, address }: (typeof pages)[string]): Promise<number> {
  const seat = { ...desk, fresh: true };
  const page = await (who ? visits.as(who, seat) : visits.open(seat));
  const scripts = new Map<string, number>();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script")
      scripts.set(response.url(), Number(response.headers()["content-length"]));
  });
  await page.goto(await address());
  await page.locator("#first-page").waitFor({ state: "detached" });
  await page.locator("#root h1").first().waitFor();
  await page.waitForLoadState("networkidle");
  // What waits until the page is quiet holds up nothing of the first view.
  const later = await page.evaluate((mark) => {
    const quiet = performance.getEntriesByName(mark)[0]?.startTime ?? Infinity;
    const loaded = performance.getEntriesByType("resource");
    return loaded.filter(({ startTime }) => startTime > quiet).map(({ name }) => name);
  }, QUIET_MARK);
  for (const url of later) scripts.delete(url);
  const bytes = [...scripts.values()].reduce((sum, one) => sum + one, 0);
  return Math.round(bytes / 100) / 10;
}

describe("the scripts that a page loads at its first visit", () => {
  const table = () => JSON.parse(readFileSync(TABLE, "utf8")) as Readonly<Record<string, number>>;

  it.runIf(isWritten)("are written down", async () => {
    const found: Record<string, number> = {};
    for (const [name, page] of Object.entries(pages)) found[name] = await kilobytesOf(page);
    writeFileSync(TABLE, `${JSON.stringify(found, null, 2)}\n`);
  });

  it.skipIf(isWritten).each(Object.entries(pages))("%s: as many kB as the table has", async (name, page) => {
    const known = table()[name] ?? 0;
    const found = await kilobytesOf(page);
    const said = `${found} kB instead of ${known}; \`npm run bytes:write\` writes the table anew`;
    expect(Math.abs(found - known), said).toBeLessThanOrEqual(known * TOLERANCE);
  });
});
