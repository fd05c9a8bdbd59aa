import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { afterFile } from "../support/after-file.ts";
import { onDatabase, type TestApp } from "../support/app.ts";
import { whenFollowed } from "../support/live.ts";
import { aBrowserOn, reads, toast, type Browsers } from "../support/browser.ts";
import { anApprovedCommission, PAY } from "../support/story/commissions.ts";
import { aSentContract, signIt } from "../support/story/contracts.ts";
import { aSentQuote } from "../support/story/quotes.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aWebsite } from "../support/web-build.ts";

let here: TestApp;
/** Another process on the same database, which the advisor's browser knows nothing of. */
let elsewhere: TestApp;
let visits: Browsers;
let advisor: Page;

/** The page must be the one that was opened: a reload would forget this. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { opened: true }));
const stillOpen = (page: Page) => page.evaluate(() => "opened" in window);

async function unread(page: Page): Promise<number> {
  const name = await page.getByRole("button", { name: /^Notificaciones/ }).getAttribute("aria-label");
  return Number(/(\d+) sin leer/.exec(name ?? "")?.[1] ?? 0);
}

/** How many of the advisor's notifications are unread, by the server's own count. */
const waiting = async (): Promise<number> =>
  (await here.as("asesor").ask("{ unreadNotificationCount }"))["unreadNotificationCount"] as number;

/**
 * Does something, and expects the advisor's page to say it and to count one unread more, without reloading.
 */
async function expectTold(act: () => Promise<unknown>, text: RegExp, notices = 1): Promise<void> {
  const before = await waiting();
  await act();
  await toast(advisor, text);
  expect(await waiting()).toBe(before + notices);
  await expect.poll(() => unread(advisor)).toBe(before + notices);
  expect(await stillOpen(advisor)).toBe(true);
}

const approve = (app: TestApp, { id, token }: { id: string; token: string }) =>
  app.withLink(token).ask(`mutation ($id: ID!) { approveQuote(id: $id) { quote { status } } }`, { id });
const pay = (app: TestApp, { id }: { id: string }) => app.as("contador").ask(PAY, { id });

describe("an advisor's open page", () => {
  beforeAll(async () => {
    here = await aWebsite(anAppWithSales);
    const dataDir = await mkdtemp(join(tmpdir(), "travesia-test-"));
    elsewhere = await onDatabase(here.databaseUrl, dataDir);
    afterFile(async () => {
      await elsewhere.close();
      await rm(dataDir, { recursive: true, force: true });
    });
    visits = await aBrowserOn(here);
  });

  afterEach(() => expect(visits.problems).toEqual([]));

  /** What is to happen is prepared before the page opens, so that it hears of the one act alone. */
  async function open(): Promise<void> {
    advisor = await visits.as("asesor");
    const listens = whenFollowed(here);
    await advisor.goto("/quotesList");
    await advisor.getByRole("heading", { name: "Cotizaciones" }).waitFor();
    await listens();
    await mark(advisor);
  }

  describe.each([
    ["in the process that serves the page", () => here],
    ["in another process on the same database", () => elsewhere],
  ])("is told what happens %s:", (_, where) => {
    it("the client approves", async () => {
      const quote = await aSentQuote(here);
      await open();
      // To approve is to open: the seller hears of both.
      await expectTold(() => approve(where(), quote), new RegExp(`Cotización aprobada.*${quote.number}`), 2);
      await advisor.context().close();
    });

    it("the contract is signed", async () => {
      const contract = await aSentContract(here);
      await open();
      await expectTold(() => signIt(where(), contract), new RegExp(`Contrato firmado.*${contract.number}`));
      await advisor.context().close();
    });

    it("the commission is paid", async () => {
      const commission = await anApprovedCommission(here);
      await open();
      await expectTold(() => pay(where(), commission), /Comisión pagada\. Te pagamos/);
      await advisor.getByRole("button", { name: /^Notificaciones/ }).click();
      await reads(advisor.getByRole("dialog", { name: "Notificaciones" }), /^Te pagamos/);
      await advisor.context().close();
    });
  });
});
