import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { lackedByBrowsers } from "../../scripts/lint/known-to-browsers.mjs";
import type { TestApp } from "../support/app.ts";
import { aBrowserOn, type Browsers, desk, type Device, phone, reads } from "../support/browser.ts";
import type { Handle } from "../support/people.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aPaymentLink } from "../support/story/client-page.ts";
import { aSentContract, aSignedContract } from "../support/story/contracts.ts";
import { aFiledClaim, mailedClaimToken } from "../support/story/claims.ts";
import { anAcceptedQuote, aSentQuote } from "../support/story/quotes.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  visits = await aBrowserOn(app);
});

/** Removes, inside the page, the features that are newer than our oldest browsers. */
function withoutNewer({ ofObjects, members, globals, ofIterators }: typeof lackedByBrowsers): void {
  const all = globalThis as unknown as Record<string, Record<string, unknown> | undefined>;
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object;
  for (const name of ofIterators) Reflect.deleteProperty(iterator, name);
  const owners = [Set, String, Element, HTMLElement, Document, Node].map(({ prototype }) => prototype);
  for (const name of members) for (const owner of owners) Reflect.deleteProperty(owner, name);
  for (const name of ofObjects) {
    const [object = "", member = ""] = name.split(".");
    const owner = all[object];
    if (owner)
      Reflect.deleteProperty(Object.hasOwn(owner, member) ? owner : Object.getPrototypeOf(owner), member);
  }
  for (const name of globals) Reflect.deleteProperty(globalThis, name);
}

async function oldest(seat: Device, who?: Handle): Promise<Page> {
  const fresh = { ...seat, fresh: true };
  const page = await (who ? visits.as(who, fresh) : visits.open(fresh));
  await page.addInitScript(withoutNewer, lackedByBrowsers);
  return page;
}

/** Everything that is a client's, by a link, with the text that is read there. */
const ofClients: readonly (readonly [page: string, address: () => Promise<string>, said: string | RegExp])[] =
  [
    [
      "the proposal",
      async () => {
        const { id, token } = await aSentQuote(app);
        return `/quote-approval/${id}?token=${token}`;
      },
      /Cartagena/,
    ],
    [
      "the passengers",
      async () => {
        const { id, formToken } = await anAcceptedQuote(app);
        return `/passenger-form/${id}?token=${formToken}`;
      },
      "Pasajero titular de la reserva",
    ],
    [
      "the contract to sign",
      async () => {
        const { id, token } = await aSentContract(app);
        return `/contract-signature/${id}?token=${token}`;
      },
      /Firma/,
    ],
    [
      "the signed contract",
      async () => {
        const { id, token } = await aSignedContract(app);
        return `/signature-success/${id}?token=${token}`;
      },
      /^CT-/,
    ],
    [
      "the trip",
      async () => {
        const { id } = await aSignedContract(app);
        return `/pago/${id}?token=${await aPaymentLink(app, id)}`;
      },
      "Tu plan de pagos",
    ],
    [
      "paying",
      async () => {
        const { id } = await aSignedContract(app);
        return `/pay?contrato=${id}&monto=400000&token=${await aPaymentLink(app, id)}`;
      },
      "Revisa tu Reserva",
    ],
    [
      "a claim",
      async () => {
        const { id, email } = await aFiledClaim(app);
        return `/reclamos/${id}?token=${await mailedClaimToken(app, email)}`;
      },
      /^PQR-/,
    ],
  ];

describe("the oldest browsers of ours", () => {
  it("lack what is taken away here", async () => {
    const page = await oldest(phone);
    await page.goto("/");
    const left = await page.evaluate(() => [
      ...["any" in AbortSignal, "parse" in URL, "withResolvers" in Promise, "groupBy" in Object],
      ...["union" in Set.prototype, "isWellFormed" in String.prototype, "requestIdleCallback" in window],
      "map" in [].values(),
    ]);
    expect(left).toEqual(left.map(() => false));
  });

  it.each(ofClients)("show %s", async (_, address, said) => {
    const page = await oldest(phone);
    const before = visits.problems.length;
    await page.goto(await address());
    await page.locator("#first-page").waitFor({ state: "detached" });
    await reads(page.locator("#root"), said);
    expect(visits.problems.slice(before)).toEqual([]);
  });

  it.each<[string, Handle | undefined, string | RegExp]>([
    ["/", undefined, "PLANIFICA TUS VACACIONES"],
    ["/mi-dia", "asesor", "Ver por tipo"],
    ["/quotesList", "asesor", /^COT-/],
  ])("show %s", async (address, who, said) => {
    const page = await oldest(desk, who);
    const before = visits.problems.length;
    await page.goto(address);
    await page.locator("#first-page").waitFor({ state: "detached" });
    await reads(page.locator("#root"), said);
    expect(visits.problems.slice(before)).toEqual([]);
  });
});

describe("a browser that is older", () => {
  const SENTENCE = "Para usar esta página completa, actualiza tu navegador o ábrela en otro.";
  const older = async () => {
    const page = await visits.open({ ...phone, fresh: true });
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "toSorted"));
    return page;
  };

  it("keeps the server's page, with one sentence", async () => {
    const page = await older();
    const { id } = await aSignedContract(app);
    await page.goto(`/pago/${id}?token=${await aPaymentLink(app, id)}`);
    await reads(page, SENTENCE);
    await reads(page.locator("#first-page"), /Tu viaje a Cartagena/);
    await page.waitForLoadState("networkidle");
    expect(await page.locator("#root > #first-page").count()).toBe(1);
    expect(await page.locator("#root > :not(#first-page)").count()).toBe(0);
  });

  it("reads the sentence where the server wrote nothing", async () => {
    const page = await older();
    await page.goto("/login");
    await reads(page, SENTENCE);
    await page.waitForLoadState("networkidle");
    expect(await page.locator("body").innerText()).toBe(SENTENCE);
  });
});

it("what was typed of passengers more than seven days ago is gone once any page has started", async () => {
  const page = await visits.open({ ...phone, fresh: true });
  await page.goto("/travesia.svg");
  await page.evaluate((now) => {
    const days = 24 * 3_600_000;
    for (const [id, age] of Object.entries({ old: 8 * days, young: 6 * days }))
      localStorage.setItem(
        `travesia.passengers.${id}`,
        JSON.stringify({ passengers: [], typedAt: now - age }),
      );
  }, app.clock.now().getTime());
  await page.goto("/login");
  await page.getByRole("button", { name: "Iniciar sesión" }).waitFor();
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.includes("passengers")),
  );
  expect(kept).toEqual(["travesia.passengers.young"]);
});
