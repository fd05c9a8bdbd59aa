import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { aBrowserOn, type Browsers, desk, follow, reads, settled } from "../support/browser.ts";
import { whenFollowed } from "../support/live.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aPayableContract, aPayment } from "../support/story/payments.ts";
import { aSentQuote } from "../support/story/quotes.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  visits = await aBrowserOn(app);
  const contract = await aPayableContract(app);
  await aPayment(app, contract.id, { monto: 301_000 });
}, 300_000);

const staleness = (page: Page) => page.getByRole("button", { name: /^Sin actualizar/ });

/** No request of the page is answered until it is released; announcements still come. */
async function cut(page: Page): Promise<{ giveBack(): Promise<void> }> {
  const lost = (route: { abort: () => Promise<void> }) => route.abort();
  await page.route("**/graphql", lost);
  return { giveBack: () => page.unroute("**/graphql", lost) };
}

describe("a list that could not be read again keeps its rows, says so, and follows automatically:", () => {
  it.each([
    ["Mi día", "/mi-dia", "contador", /Verificar pago/],
    ["/panel", "/panel", "owner", /Panel de administración/],
  ] as const)("%s", async (_, path, who, row) => {
    const page = await visits.as(who, desk);
    const follows = whenFollowed(app);
    await page.goto(path);
    await reads(page, row);
    await follows();
    await settled(page);
    const network = await cut(page);
    const contract = await aPayableContract(app);
    await aPayment(app, contract.id, { monto: 302_000 });
    await aSentQuote(app);
    await staleness(page).waitFor();
    await reads(page, row);
    await network.giveBack();
    await staleness(page).waitFor({ state: "hidden" });
  });

  it("the payments' desk", async () => {
    const page = await visits.as("contador", desk);
    await page.clock.install({ time: app.clock.now() });
    await page.goto("/panel/pagos");
    const region = page.getByRole("region", { name: /30\d.000/ }).first();
    await region.waitFor();
    const network = await cut(page);
    // The desk asks every half minute what others did.
    await page.clock.fastForward(31_000);
    await staleness(page).waitFor();
    expect(await region.isVisible()).toBe(true);
    await network.giveBack();
    await page.clock.fastForward(31_000);
    await staleness(page).waitFor({ state: "hidden" });
    expect(await region.isVisible()).toBe(true);
  });
});

it("Mi día reopened while the server does not answer says that it shows an earlier state", async () => {
  const page = await visits.as("contador", desk);
  await page.goto("/mi-dia");
  await reads(page, /Verificar pago/);
  await follow(page, "/panel/pagos");
  await settled(page);
  const network = await cut(page);
  await follow(page, "/mi-dia");
  await reads(page, /Verificar pago/);
  await staleness(page).first().waitFor();
  await network.giveBack();
  await staleness(page).first().click();
  await staleness(page).waitFor({ state: "hidden" });
});
