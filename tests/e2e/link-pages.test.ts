import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { aBrowserOn, type Browsers, dialog, phone, press, reads, settled } from "../support/browser.ts";
import { until } from "../support/patience.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aReceipt } from "../support/story/purchases.ts";
import { aSentSimpleContract, signIt, type StoryContract } from "../support/story/contracts.ts";
import { aPaymentLink } from "../support/story/client-page.ts";
import { aSentQuote } from "../support/story/quotes.ts";
import { aCodedContract, type LinkPage, linkPages } from "../support/story/link-pages.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let browsers: Browsers;
beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  browsers = await aBrowserOn(app);
});

/** Words of a page that leads nowhere, and codes of the server's refusals but of typed values. */
const REFUSED = /no encontrad[oa]|no es válido o ya venció|Página no encontrada|Esta página no existe/;
const CODES = /"code":"(?:UNAUTHENTICATED|FORBIDDEN|NOT_FOUND|CONFLICT)"/;

/** Keeps the server's refusals on a page, and whether the page changed a record. */
function watchAnswers(page: Page) {
  let answers: Promise<string>[] = [];
  let acted = false;
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql")) acted ||= (request.postData() ?? "").includes("mutation ");
  });
  page.on("response", (response) => {
    if (response.url().endsWith("/graphql")) answers.push(response.text().catch(() => ""));
  });
  return {
    /** Returns what was refused since the last call, once the answers that are on their way have come. */
    async refusals(): Promise<readonly string[]> {
      const texts = await Promise.all(answers);
      answers = [];
      return texts.filter((text) => CODES.test(text));
    },
    /** Returns whether the page changed a record since the last call. */
    acts(): boolean {
      const before = acted;
      acted = false;
      return before;
    },
  };
}

interface Control {
  readonly name: string;
  /** Address of a link; null of a button. */
  readonly href: string | null;
  /** True for elements of the frame around all pages. */
  readonly isFrame: boolean;
}

const PRESSED = "button:enabled, a[href]";

/** Returns the buttons and the links within the program that one sees, below an element or on the page. */
const controlsOn = (page: Page, below: string): Promise<readonly Control[]> =>
  page.evaluate(
    ([below, pressed]) =>
      [...document.querySelectorAll<HTMLElement>(`:is(${below}) :is(${pressed})`)]
        .filter(
          (node) =>
            node.checkVisibility() &&
            !(node instanceof HTMLAnchorElement && node.host !== window.location.host),
        )
        .map((node) => ({
          name: (node.getAttribute("aria-label") ?? node.textContent).trim(),
          href: node instanceof HTMLAnchorElement ? node.href : null,
          isFrame: node.closest("header, footer") !== null,
        })),
    [below, PRESSED] as const,
  );

/** Waits for a page to be drawn; one that is left meanwhile is waited for again. */
const drawn = (page: Page) => settled(page).catch(() => settled(page));

const DIALOG = '[role="dialog"]';

/** Presses a button below an element, whatever the numbers in its name; answers whether one sees it there. */
const pressed = (page: Page, below: string, name: string): Promise<boolean> =>
  page.evaluate(
    ([below, name]) => {
      const plain = (text: string) => text.trim().replaceAll(/\d+/g, "0");
      const one = [...document.querySelectorAll<HTMLElement>(`:is(${below}) button:enabled`)].find(
        (node) =>
          node.checkVisibility() &&
          plain(node.getAttribute("aria-label") ?? node.textContent) === plain(name),
      );
      one?.click();
      return one !== undefined;
    },
    [below, name] as const,
  );

/** Opens a page to its end: all that it shows, with its folded parts. */
async function open(page: Page, address: string, shows: LinkPage["shows"] = /./): Promise<void> {
  await page.goto(address);
  await page.locator("#first-page").waitFor({ state: "detached" });
  await page.locator("#root").getByText(shows).locator("visible=true").first().waitFor();
  await drawn(page);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
}

/** Frame's controls that were pressed on a page before: they carry nothing of a link. */
const framed = new Set<string>();

/**
 * Presses every button and follows every link of a page, in the dialogs that open as well, on a record that
 * nobody changed before; returns their number, and the ones that led to a refusal.
 */
async function crawl({ address, shows, as }: LinkPage) {
  const page = as ? await browsers.as(as, phone) : await browsers.open(phone);
  const server = watchAnswers(page);
  const refused: string[] = [];
  let at = await address(app);
  const look = async (name: string) => {
    await drawn(page);
    const said = REFUSED.exec(await page.locator("body").innerText());
    for (const answer of [...(said ?? []), ...(await server.refusals())]) refused.push(`${name}: ${answer}`);
  };
  await open(page, at, shows);
  const controls = (await controlsOn(page, "body")).filter(
    ({ name, href, isFrame }) => !isFrame || !framed.has(href ?? name),
  );
  const opened = page.url();
  let count = controls.length;
  // False once the page is not the one that was opened, or its record was changed.
  let isThere = true;
  for (const { name, href, isFrame } of controls) {
    if (isFrame) framed.add(href ?? name);
    if (href !== null) {
      isThere = false;
      const answer = await page.request.get(href, { headers: { accept: "text/html,*/*;q=0.8" } });
      if (!answer.ok()) refused.push(`${name}: ${answer.status()}`);
      if (!answer.headers()["content-type"]?.startsWith("text/html")) continue;
      await open(page, href);
      await look(name);
      continue;
    }
    if (!isThere || !(await pressed(page, "body", name))) {
      await open(page, at, shows);
      await until(() => pressed(page, "body", name));
    }
    await look(name);
    for (const inner of await controlsOn(page, DIALOG)) {
      if (inner.href !== null) continue;
      if (!(await pressed(page, DIALOG, inner.name))) continue;
      count += 1;
      await look(`${name} → ${inner.name}`);
    }
    const acted = server.acts();
    if (acted) at = await address(app);
    await page.keyboard.press("Escape");
    await drawn(page);
    isThere = !acted && page.url() === opened && (await page.locator(DIALOG).count()) === 0;
  }
  return { refused, count };
}

describe("no button and no link of a page that a link opens leads to a refusal", () => {
  it.each(linkPages)("$page", async (row) => {
    const { refused, count } = await crawl(row);
    expect(refused).toEqual([]);
    expect(count).toBeGreaterThan(0);
  });
});

describe("a client who signs on the phone", () => {
  it("goes on to paying and from there to the trip, each by a link of its own", async () => {
    const contract = await aSentSimpleContract(app);
    await signIt(app, contract);
    const page = await browsers.open(phone);
    await open(page, `/signature-success/${contract.id}?token=${contract.token}`, "Pagar en línea");
    await press(page, "Pagar en línea");
    await page.getByRole("heading", { level: 1, name: "Revisa tu Reserva" }).waitFor();
    expect(page.url()).not.toContain(contract.token);
    await open(page, `/signature-success/${contract.id}?token=${contract.token}`, "Pagar en línea");
    await press(page, "Ver mi viaje");
    await reads(page, "Tu plan de pagos");
    expect(page.url()).not.toContain(contract.token);
  });

  it.each([
    ["the trip", ({ id }: StoryContract) => `/pago/${id}`, "Enviarme el enlace"],
    ["paying", ({ id }: StoryContract) => `/pay?contrato=${id}`, "Enviarme el enlace para pagar"],
    ["who travels", ({ quoteId }: StoryContract) => `/passenger-form/${quoteId}`, "Enviarme el enlace"],
    ["the proposal", ({ quoteId }: StoryContract) => `/quote-approval/${quoteId}`, "Enviarme el enlace"],
  ])(
    "gets the right link by mail where an older one opens %s with another token",
    async (_, address, label) => {
      const contract = await aCodedContract(app);
      const { token } = contract;
      const page = await browsers.open(phone);
      const mailed = address(contract);
      await open(page, `${mailed}${mailed.includes("?") ? "&" : "?"}token=${token}`, label);
      await press(page, label);
      await reads(page, "Te lo enviamos a m***@example.com.");
    },
  );
});

/** Returns whether the focus is on a part of the page, in view. */
const isInView = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { top = -1, bottom = -1 } = document.activeElement?.getBoundingClientRect() ?? {};
    return document.activeElement !== document.body && top >= 0 && bottom <= window.innerHeight;
  });

describe("after an act the page of a client moves on to the next step, on a phone too:", () => {
  it("an approval to who travels, and from another device to the mail of its link", async () => {
    const { id, token } = await aSentQuote(app);
    const address = `/quote-approval/${id}?token=${token}`;
    const page = await browsers.open(phone);
    await open(page, address, "Pedir ajustes");
    await press(page, "Aprobar cotización");
    await press(dialog(page, "Aprobar la cotización"), "Aprobar cotización");
    await page.locator(":focus", { hasText: "Completar los datos de los pasajeros" }).waitFor();
    await until(() => isInView(page));
    await open(page, address, "Enviarme el enlace de los viajeros");
    await press(page, "Enviarme el enlace de los viajeros");
    await reads(page, "Te lo enviamos a m***@example.com.");
  });

  it("a reported payment to its review", async () => {
    const contract = await aCodedContract(app);
    const page = await browsers.open(phone);
    await open(page, `/pago/${contract.id}?token=${await aPaymentLink(app, contract.id)}`, "Ya pagué");
    await press(page, "Ya pagué");
    const form = dialog(page, "Ya pagué");
    const { filename: name, type: mimeType, bytes: buffer } = aReceipt("recibo.png");
    await form.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
    await press(form, "Enviar");
    await page.locator(":focus", { hasText: "Estamos revisando" }).waitFor();
    await until(() => isInView(page));
  });
});
