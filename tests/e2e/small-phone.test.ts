import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { overflowOf } from "../support/axe.ts";
import { aBrowserOn, settled, type Browsers } from "../support/browser.ts";
import { aPaymentLink } from "../support/story/client-page.ts";
import { aSentContract, aSignedContract } from "../support/story/contracts.ts";
import { aSentQuoteWithThree } from "../support/story/options.ts";
import { aSentQuote } from "../support/story/quotes.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  visits = await aBrowserOn(app);
});

/** Width in pixels of the smallest phone that is in use. */
const SMALL = { width: 320 } as const;
/** Height in pixels that a thumb hits, by WCAG 2.5.5. */
const THUMB = 44;

const pages: Readonly<Record<string, () => Promise<string> | string>> = {
  "the landing page": () => "/",
  "a proposal": async () => {
    const { id, token } = await aSentQuote(app);
    return `/quote-approval/${id}?token=${token}`;
  },
  "a proposal with options": async () => {
    const { id, token } = await aSentQuoteWithThree(app);
    return `/quote-approval/${id}?token=${token}`;
  },
  "a contract to sign": async () => {
    const { id, token } = await aSentContract(app);
    return `/contract-signature/${id}?token=${token}`;
  },
  "a client's contract": async () => {
    const { id } = await aSignedContract(app);
    return `/pago/${id}?token=${await aPaymentLink(app, id)}`;
  },
};

/** Returns the names of the buttons of a page that are lower than a thumb hits. */
const lowButtons = (page: Page, part: string): Promise<string[]> =>
  page
    .locator(`${part} :is(button:not(.MuiIconButton-root), summary, .MuiButton-root, .button, .t-button)`)
    .evaluateAll(
      (buttons, least) =>
        buttons.flatMap((button) => {
          const { width, height } = button.getBoundingClientRect();
          const isSeen = width > 1 && height > 1 && button.checkVisibility();
          return isSeen && height < least - 0.5 ? [`${button.textContent.trim()} ${Math.round(height)}`] : [];
        }),
      THUMB,
    );

it("the sign-in has links that are hit with a thumb", async () => {
  const page = await visits.open(SMALL);
  await page.goto("/login");
  await page.getByRole("button", { name: "Iniciar sesión" }).waitFor();
  expect(await overflowOf(page)).toBe(0);
  expect(await lowButtons(page, "#root main")).toEqual([]);
});

describe.each(Object.entries(pages))("%s on a phone of 320 pixels", (_, addressOf) => {
  it("fits, and its buttons are hit with a thumb", async () => {
    const page = await visits.open(SMALL);
    await page.goto(await addressOf());
    await page.locator("#first-page").waitFor({ state: "detached" });
    await page.locator("#root h1").first().waitFor();
    await settled(page);
    expect(await overflowOf(page)).toBe(0);
    expect(await lowButtons(page, "#root main")).toEqual([]);
  });

  it("fits before its script has come", async () => {
    const page = await visits.open({ ...SMALL, scriptless: true });
    await page.goto(await addressOf());
    expect(await overflowOf(page)).toBe(0);
    expect(await lowButtons(page, "#first-page")).toEqual([]);
  });
});
