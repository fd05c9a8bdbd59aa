import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { aBrowserOn, type Browsers, phone, press, reads, settled } from "../support/browser.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aSentAddendum } from "../support/story/addenda.ts";
import { carryIt } from "../support/story/carried-contracts.ts";
import { aFiledClaim, mailedClaimToken } from "../support/story/claims.ts";
import { aPaymentLink } from "../support/story/client-page.ts";
import {
  aSentContract,
  aSentSimpleContract,
  signIt,
  type StoryContract,
} from "../support/story/contracts.ts";
import { aSentQuote, anAcceptedQuote } from "../support/story/quotes.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let browsers: Browsers;
beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  browsers = await aBrowserOn(app);
});

/** Returns a contract that its client signed with the code. */
async function aCodedContract(): Promise<StoryContract> {
  const contract = await aSentSimpleContract(app);
  await signIt(app, contract);
  return contract;
}

const trip = async ({ id }: StoryContract) => `/pago/${id}?token=${await aPaymentLink(app, id)}`;

/** The pages that a link opens, each in states of its record, with the address as a mail carries it. */
const pages: readonly (readonly [page: string, address: () => Promise<string>])[] = [
  [
    "a proposal",
    async () => {
      const { id, token } = await aSentQuote(app);
      return `/quote-approval/${id}?token=${token}`;
    },
  ],
  [
    "a proposal that was approved",
    async () => {
      const { id, token } = await anAcceptedQuote(app);
      return `/quote-approval/${id}?token=${token}`;
    },
  ],
  [
    "the passengers' form",
    async () => {
      const { id, formToken } = await anAcceptedQuote(app);
      return `/passenger-form/${id}?token=${formToken}`;
    },
  ],
  [
    "a contract to sign",
    async () => {
      const { id, token } = await aSentContract(app);
      return `/contract-signature/${id}?token=${token}`;
    },
  ],
  [
    "a contract to sign by a link that its seller carried",
    async () => {
      const { link } = await carryIt(app, await aSentContract(app));
      const { pathname, search } = new URL(link);
      return pathname + search;
    },
  ],
  [
    "a contract that was signed",
    async () => {
      const { id, token } = await aCodedContract();
      return `/contract-signature/${id}?token=${token}`;
    },
  ],
  [
    "the page after signing",
    async () => {
      const { id, token } = await aCodedContract();
      return `/signature-success/${id}?token=${token}`;
    },
  ],
  ["a trip before it is signed", async () => trip(await aSentContract(app))],
  ["a trip", async () => trip(await aCodedContract())],
  [
    "paying online",
    async () => {
      const { id } = await aCodedContract();
      return `/pay?contrato=${id}&token=${await aPaymentLink(app, id)}`;
    },
  ],
  [
    "an addendum to sign",
    async () => {
      const { id, token, contract } = await aSentAddendum(app);
      return `/contract-signature/${contract.id}?otrosi=${id}&token=${token}`;
    },
  ],
  [
    "a claim",
    async () => {
      const { id, email } = await aFiledClaim(app);
      return `/reclamos/${id}?token=${await mailedClaimToken(app, email)}`;
    },
  ],
];

/** Words of a page that leads nowhere, and codes of the server's refusals but of what was typed. */
const REFUSED = /no encontrad[oa]|no es válido o ya venció|Página no encontrada/;
const CODES = /"code":"(?:UNAUTHENTICATED|FORBIDDEN|NOT_FOUND|CONFLICT)"/;

/** Keeps what the server refuses on a page; `refusals` waits for the answers that are on their way. */
function watchRefusals(page: Page) {
  let answers: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith("/graphql")) answers.push(response.text().catch(() => ""));
  });
  return {
    forget: () => void (answers = []),
    refusals: async () => (await Promise.all(answers)).filter((text) => CODES.test(text)),
  };
}

/**
 * Presses the button at this place among the buttons and the links within the program that one sees, and
 * answers its name; of a link its address too, which is not followed. Null where there are no more.
 */
const pressAt = (page: Page, place: number) =>
  page.evaluate((place) => {
    const one = [...document.querySelectorAll<HTMLElement>("button:enabled, a[href]")].filter(
      (node) =>
        node.checkVisibility() && !(node instanceof HTMLAnchorElement && node.host !== window.location.host),
    )[place];
    if (!one) return null;
    const name = (one.getAttribute("aria-label") ?? one.textContent).trim();
    if (one instanceof HTMLAnchorElement) return { name, href: one.href };
    one.click();
    return { name, href: null };
  }, place);

/** Waits for a page to be drawn; one that is left meanwhile is waited for anew. */
const drawn = (page: Page) => settled(page).catch(() => settled(page));

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await drawn(page);
};

describe("no button and no link of a page that a link opens leads to a refusal", () => {
  it.each(pages)("%s", async (_, addressOf) => {
    const address = await addressOf();
    const page = await browsers.open(phone);
    const server = watchRefusals(page);
    const refused: string[] = [];
    let pressed = 0;
    for (;;) {
      await open(page, address);
      const one = await pressAt(page, pressed);
      if (!one) break;
      pressed += 1;
      const { name, href } = one;
      if (href !== null) {
        const answer = await page.request.get(href, { headers: { accept: "text/html,*/*;q=0.8" } });
        if (!answer.ok()) refused.push(`${name}: ${answer.status()}`);
        if (answer.headers()["content-type"]?.startsWith("text/html")) await open(page, href);
      }
      await drawn(page);
      const said = REFUSED.exec(await page.locator("body").innerText());
      refused.push(...(said ?? []), ...(await server.refusals()).map((answer) => `${name}: ${answer}`));
      server.forget();
    }
    expect(refused).toEqual([]);
    expect(pressed).toBeGreaterThan(4);
  });
});

describe("a client who signs on the phone", () => {
  it("goes on to paying and from there to the trip, each by a link of its own", async () => {
    const contract = await aSentSimpleContract(app);
    await signIt(app, contract);
    const page = await browsers.open(phone);
    await open(page, `/signature-success/${contract.id}?token=${contract.token}`);
    await press(page, "Pagar en línea");
    await page.getByRole("heading", { level: 1, name: "Revisa tu Reserva" }).waitFor();
    expect(page.url()).not.toContain(contract.token);
    await open(page, `/signature-success/${contract.id}?token=${contract.token}`);
    await press(page, "Ver mi viaje");
    await reads(page, "Tu plan de pagos");
    expect(page.url()).not.toContain(contract.token);
  });

  it.each([
    ["the trip", (id: string) => `/pago/${id}`],
    ["paying", (id: string) => `/pay?contrato=${id}`],
  ])("gets the right link by mail where an older one opens %s with another token", async (_, address) => {
    const { id, token } = await aCodedContract();
    const page = await browsers.open(phone);
    const mailed = address(id);
    await open(page, `${mailed}${mailed.includes("?") ? "&" : "?"}token=${token}`);
    await press(page, "Enviarme el enlace");
    await reads(page, "Te lo enviamos a m***@example.com.");
  });
});
