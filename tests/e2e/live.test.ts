import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { afterFile } from "../support/after-file.ts";
import { onDatabase, type TestApp } from "../support/app.ts";
import { whenFollowed } from "../support/live.ts";
import { aBrowserOn, reads, toast, type Browsers } from "../support/browser.ts";
import { anEnteredCommission, PAY } from "../support/story/commissions.ts";
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

/** Returns the advisor's unread notifications, as the server counts them. */
const waiting = async (): Promise<number> =>
  (await here.as("asesor").ask("{ unreadNotificationCount }"))["unreadNotificationCount"] as number;

/**
 * Does something, and expects the advisor's page to say it and to count one unread more, without reloading.
 */
async function expectToast(act: () => Promise<unknown>, text: RegExp, notices = 1): Promise<void> {
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

  it("follows events in the process that serves it, and in another one on the same database", async () => {
    // All that is to happen is prepared before the page opens, so that it hears of each act alone.
    const [quote, contract] = [await aSentQuote(here), await aSentContract(here)];
    const commission = await anEnteredCommission(here, "asesor", 30_000);
    // The bell counts up to 99: what the ready sales left unread is read.
    await here.as("asesor").ask("mutation { markAllNotificationsRead }");
    advisor = await visits.as("asesor");
    const listens = whenFollowed(here);
    await advisor.goto("/quotesList");
    await advisor.getByRole("heading", { name: "Cotizaciones" }).waitFor();
    await listens();
    await mark(advisor);

    // To approve is to open: the seller hears of both.
    await expectToast(() => approve(here, quote), new RegExp(`Cotización aprobada.*${quote.number}`), 2);
    const isSigned = new RegExp(`Contrato firmado.*${contract.number}`);
    await expectToast(() => signIt(elsewhere, contract), isSigned);
    await expectToast(() => pay(elsewhere, commission), /Comisión pagada\. Te pagamos/);
    await advisor.getByRole("button", { name: /^Notificaciones/ }).click();
    await reads(advisor.getByRole("dialog", { name: "Notificaciones" }), /^Te pagamos/);
  });
});
