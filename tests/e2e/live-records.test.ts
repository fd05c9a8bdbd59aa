import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../process/application.ts";
import { afterFile } from "../support/after-file.ts";
import { onDatabase, type TestApp } from "../support/app.ts";
import { aBrowserOn, type Browsers, reads, settled } from "../support/browser.ts";
import { whenFollowed } from "../support/live.ts";
import type { Handle } from "../support/people.ts";
import { aQuote } from "../support/story/quotes.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aWebsite } from "../support/web-build.ts";

/** Two processes on one database, each with browsers of its own. */
let one: TestApp;
let other: TestApp;
let atOne: Browsers;
let atOther: Browsers;
beforeAll(async () => {
  one = await aWebsite(anAppWithSales);
  const dataDir = await mkdtemp(join(tmpdir(), "travesia-test-"));
  const port = String(await freePort());
  other = await onDatabase(one.databaseUrl, dataDir, { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` });
  afterFile(async () => {
    await other.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  [atOne, atOther] = await Promise.all([aBrowserOn(one), aBrowserOn(other)]);
});
afterEach(() => expect([...atOne.problems, ...atOther.problems]).toEqual([]));

/** The advisor whom the leader leads. */
const nameOfSeller = "Álvaro";

const EDIT = `mutation ($id: ID!, $input: UpdateQuoteInput!) {
  updateQuote(id: $id, input: $input) { version } }`;
const edit = (who: Handle, id: string, input: object) => other.as(who).ask(EDIT, { id, input });

/** The page must be the one that was opened: a reload would forget this. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { opened: true }));
const stillOpen = (page: Page) => page.evaluate(() => "opened" in window);

/** A page that has a record open, and sees the other one that has. */
async function open(browsers: Browsers, who: Handle, address: string): Promise<Page> {
  const page = await browsers.as(who);
  await page.goto(address);
  await page.getByRole("tablist", { name: "Cotización" }).getByRole("tab", { name: "Resumen" }).waitFor();
  await mark(page);
  return page;
}

describe("a quote that two people have open, each in a browser of another process,", () => {
  it("shows both of them each other, and a third one's changes, without a reload", async () => {
    const quote = await aQuote(one);
    const seller = await open(atOne, "asesor", `/cotizaciones/${quote.id}`);
    const passage = seller.getByRole("region", { name: /^Viaje / });
    await settled(seller);
    const place = await passage.boundingBox();
    const leader = await open(atOther, "lider", `/cotizaciones/${quote.id}`);
    await seller.getByRole("img", { name: /también tiene abierta esta página$/ }).waitFor();
    await leader.getByRole("img", { name: /también tiene abierta esta página$/ }).waitFor();
    // The wait for a text that is shown only for a moment begins before it comes.
    const shown = [seller, leader].flatMap((page) => [
      page.getByText("Valentina Rincón").first().waitFor(),
      page.getByText("Actualizado", { exact: true }).waitFor(),
    ]);
    await edit("gerente", quote.id, { nombreCliente: "Valentina Rincón" });
    await Promise.all(shown);
    for (const page of [seller, leader]) expect(await stillOpen(page)).toBe(true);
    expect(await passage.boundingBox()).toEqual(place);
    await leader.close();
    await seller
      .getByRole("img", { name: /también tiene abierta esta página$/ })
      .waitFor({ state: "detached" });
  });
});

describe("a list that somebody points at", () => {
  it("says that somebody changed something without moving a row, and shows it when asked", async () => {
    const quote = await aQuote(one);
    const page = await atOne.as("asesor");
    const listens = whenFollowed(one);
    await page.goto("/quotesList");
    await listens();
    const row = page.getByRole("row").filter({ hasText: quote.number });
    const news = page.getByRole("button", { name: /· Ver$/ });
    await row.hover();
    await settled(page);
    // The first word of a socket that a busy machine opens late.
    if (await news.isVisible()) await news.click();
    await row.hover();
    await settled(page);
    const place = await row.boundingBox();
    await edit("gerente", quote.id, { nombreCliente: "Camila Duarte" });
    await news.waitFor();
    expect(await row.boundingBox()).toEqual(place);
    await news.click();
    await reads(row, "Camila Duarte");
    await news.waitFor({ state: "detached" });
  });
});

describe("a person who leads no more", () => {
  const becomes = (role: number) =>
    other.app.services.orm.em.fork().transactional(async (em) => {
      await em.execute("update users set role = ? where id = ?", [role, one.people.lider.id]);
      const userId = one.people.lider.id;
      await em.execute("select pg_notify('travesia', ?)", [
        JSON.stringify({ topic: "user.changed", userId }),
      ]);
    });

  it("sees their team no longer on the page that is open", async () => {
    const page = await atOne.as("lider");
    await page.goto("/panel/organization");
    await page.getByText(nameOfSeller).first().waitFor();
    await mark(page);
    await becomes(2);
    await page.getByRole("heading", { name: "Acceso Denegado" }).waitFor();
    expect(await page.getByText(nameOfSeller).count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe("/panel/organization");
    expect(await stillOpen(page)).toBe(true);
    await becomes(3);
  });
});
