import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { aBankAccount, anAmount, aMovement, aText } from "../support/bank/story.ts";
import { aBrowserOn, type Browsers, desk, settled } from "../support/browser.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aCase } from "../support/story/chargebacks.ts";
import { aFiledClaim } from "../support/story/claims.ts";
import { aCommission } from "../support/story/commissions.ts";
import { aSignedContract } from "../support/story/contracts.ts";
import { aPayment } from "../support/story/payments.ts";
import { aProvider } from "../support/story/providers.ts";
import { anItemInInstallments } from "../support/story/purchases.ts";
import { aQuote } from "../support/story/quotes.ts";
import { aPayableRefund } from "../support/story/refunds.ts";
import { aReservation } from "../support/story/reservations.ts";
import { aStaffDocument } from "../support/story/staff-documents.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  visits = await aBrowserOn(app);
  await aQuote(app);
  await aPayment(app, (await aSignedContract(app)).id);
  await anItemInInstallments(app);
  await aCommission(app);
  await aProvider(app);
  await aReservation(app);
  await aFiledClaim(app);
  await aPayableRefund(app);
  await aCase(app);
  await aStaffDocument(app);
  await aMovement(app, await aBankAccount(app, "123 456 789"), aText(), anAmount());
});

const lists = ["/quotesList", "/contractsList", "/clientes", "/panel/auditoria"];

/** Returns the pixels between the top of a list's title and its first row. */
async function aboveRows(path: string, width: number, height: number): Promise<number> {
  const page = await visits.as("owner", { width });
  await page.setViewportSize({ width, height });
  await page.goto(path);
  const row = page.locator("main tbody tr, main ul[aria-label] > li").first();
  await row.waitFor();
  await settled(page);
  const title = await page.locator("main header").first().boundingBox();
  const box = await row.boundingBox();
  await page.context().close();
  return Math.round(box!.y - title!.y);
}

describe("a list begins at its rows", () => {
  it.each(lists)("%s on a desk of 1280 by 720", async (path) => {
    expect(await aboveRows(path, 1280, 720)).toBeLessThanOrEqual(190);
  });

  it.each(lists)("%s on a phone of 390 by 844", async (path) => {
    expect(await aboveRows(path, 390, 844)).toBeLessThanOrEqual(160);
  });
});

/** Operations whose answers are the figures above a list. */
const figures = /Count(er)?s?$|Sums$|Stats$|Overview$|Received$|Figures$/;

/** Names of figures in pesos. */
const pesos = /amount|value|total|monto|porDevolver/i;

/** Returns an answer with each of its numbers of as many digits as `count` has; amounts have three more. */
const withFigures = (answer: unknown, count: number): unknown =>
  JSON.parse(
    JSON.stringify(answer, (name, value: unknown) =>
      typeof value === "number" && !/id$/i.test(name) ? (pesos.test(name) ? count * 1_000 : count) : value,
    ),
  );

/** Has a page's figures answered with as many digits as the number that `digits` returns. */
const figuresOf = (page: Page, digits: () => number) =>
  page.route("**/graphql", async (route) => {
    const { operationName = "" } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
    if (!figures.test(operationName)) return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, json: withFigures(await response.json(), digits()) });
  });

/** Place where a screen's title begins while no notice is above it, in pixels. */
const UNDER_THE_BAR = 72;

/** Upper third of a desk's 900 pixels. */
const THIRD = 300;

/** Every screen of the office that is a list under figures. */
const underFigures = [
  ...["/quotesList", "/contractsList", "/contratos", "/commissionsList", "/panel/compras"],
  ...[
    "/panel/pagos",
    "/panel/pagos?ver=todos",
    "/panel/pagos?ver=devoluciones",
    "/panel/pagos?ver=reversiones",
  ],
  ...["/panel/banco?lista=todos", "/contract-payments", "/panel/proveedores", "/panel/reclamos?ver=todos"],
  ...["/panel/documents-review?ver=todos", "/clientes", "/panel/reservas", "/panel/user"],
];

describe("figures of three and of seven digits", () => {
  it.each(underFigures)("leave the first row of %s in the upper third", async (path) => {
    let digits = 0;
    const page = await visits.as("owner", desk);
    await figuresOf(page, () => digits);
    const tops: Record<string, number> = {};
    for (digits of [345, 1_234_567]) {
      await page.setViewportSize({ width: desk.width, height: 900 });
      await page.goto(path);
      const row = page.locator("main tbody tr, main nav [role=button], main ul[aria-label] > li").first();
      await row.waitFor();
      await settled(page);
      for (const width of [desk.width, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await settled(page);
        const [header, first] = [
          await page.locator("main header").first().boundingBox(),
          await row.boundingBox(),
        ];
        const top = UNDER_THE_BAR + first!.y - header!.y;
        if (top > THIRD) tops[`${digits} at ${width}`] = Math.round(top);
      }
    }
    expect(tops).toEqual({});
  });
});
