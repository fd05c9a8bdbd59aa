import { beforeAll, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import {
  aBrowserOn,
  type Browsers,
  desk,
  dialog,
  press,
  reads,
  standsBeside,
  toast,
} from "../support/browser.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aSentQuote, type StoryQuote } from "../support/story/quotes.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
let over: StoryQuote;
let open: StoryQuote;

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  over = await aSentQuote(app);
  await app.app.services.orm.em
    .fork()
    .execute("update quotes set expires_at = ? where id = ?", [
      new Date(app.clock.now().getTime() - 3_600_000),
      over.id,
    ]);
  open = await aSentQuote(app);
  visits = await aBrowserOn(app);
}, 300_000);

const statusOf = async ({ id }: StoryQuote): Promise<string> =>
  (await app.as("owner").ask("query ($id: ID!) { quote(id: $id) { status } }", { id })).quote.status;

it("expired quotes are marked at one press, with their number, and valid ones stay", async () => {
  const page = await visits.as("owner", desk);
  await page.goto("/quotesList");
  await press(page, "Marcar vencidas");
  const asked = dialog(page, "Marcar vencidas");
  await reads(asked, /Sus clientes ya no pueden aprobarlas/);
  await press(asked, "Marcar vencidas");
  await toast(page, "1 cotización quedó vencida");
  await standsBeside(page);
  expect([await statusOf(over), await statusOf(open)]).toEqual(["expired", "sent"]);
  await press(page, "Marcar vencidas");
  await press(asked, "Marcar vencidas");
  await toast(page, "No había cotizaciones por marcar");
}, 120_000);
