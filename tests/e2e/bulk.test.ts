import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { aBrowserOn, desk, dialog, press, reads, toast, type Browsers } from "../support/browser.ts";
import { aCompletedQuote, family } from "../support/story/quotes.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
beforeAll(async () => {
  app = await aWebsite();
  visits = await aBrowserOn(app);
  const ask = `mutation ($input: CreateQuoteInput!) { createExternalQuote(input: $input) { id } }`;
  for (let at = 0; at < 3; at += 1) await app.as().ask(ask, { input: family });
  await aCompletedQuote(app);
});

describe("several quotes of a list", () => {
  it("are given to an advisor: a press for the quote, one for the act, one for the person", async () => {
    const page = await visits.as("admin", desk);
    await page.goto("/quotesList");
    await reads(page, "Sin asignar");
    const unassigned = page.getByRole("row").filter({ hasText: "Sin asignar" });
    await unassigned.first().getByRole("checkbox").click();
    await press(page, "Asignar");
    await dialog(page, "Asignar 1 cotización")
      .getByRole("button", { name: /Asesor$/ })
      .first()
      .click();
    await toast(page, "Asignar: 1 hecho.");
    expect(await unassigned.count()).toBe(2);
  });

  it("leave no error in the browser", () => expect(visits.problems).toEqual([]));
});
