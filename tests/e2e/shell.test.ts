import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { dayKinds } from "../../web/src/features/reports/my-day.kinds.ts";
import { barriersOn, overflowOf } from "../support/axe.ts";
import {
  aBrowserOn,
  desk,
  dialog,
  follow,
  phone,
  press,
  reads,
  settled,
  type Browsers,
  pressIn,
} from "../support/browser.ts";
import { STARTED, YEAR } from "../support/calendar.ts";
import { underHelp } from "../support/lane.ts";
import type { Handle } from "../support/people.ts";
import { aPackage } from "../support/story/catalog.ts";
import { aCommission } from "../support/story/commissions.ts";
import { aFiledClaim, aQuery } from "../support/story/claims.ts";
import { aPayment, aVerifiedPayment } from "../support/story/payments.ts";
import { aContractToBuy, type ContractToBuy } from "../support/story/purchases.ts";
import { aQuote, type StoryQuote } from "../support/story/quotes.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
let quote: StoryQuote;
let contract: ContractToBuy;
let claim: string;

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  visits = await aBrowserOn(app);
  quote = await aQuote(app);
  contract = await aContractToBuy(app);
  await aVerifiedPayment(app, contract.id);
  await aPayment(app, contract.id);
  await aCommission(app);
  await aPackage(app);
  claim = (await aFiledClaim(app, aQuery())).id;
});

const menuOf = (page: Page) => page.getByRole("navigation", { name: "Principal" });
const tabsOf = (page: Page, line: string) => page.getByRole("navigation", { name: `Páginas de ${line}` });

/** Pages without a tab of their own, by the page that links to them. */
const leadsOn: Readonly<Record<string, readonly string[]>> = {
  "/panel/user": ["/createStaff"],
  "/panel/pack": ["/panel/newPack"],
  "/panelGestion": ["/panelInstagram", "/panelCarousel", "/panel/popup"],
  "/rifa": ["/selectedTrue"],
};

describe("the navigation", () => {
  it("of the owner is whole above the fold; the pages of a line are tabs, by keyboard and on a phone too", async () => {
    const page = await visits.as("owner");
    await page.goto("/panel/auditoria");
    const links = menuOf(page).getByRole("link");
    await expect.poll(() => links.count()).toBeGreaterThanOrEqual(11);
    const last = await links.last().boundingBox();
    expect((last?.y ?? 900) + (last?.height ?? 0)).toBeLessThanOrEqual(900);
    expect(await menuOf(page).getByRole("link", { name: "Ajustes" }).getAttribute("aria-current")).toBe(
      "page",
    );
    expect(await barriersOn(page)).toEqual([]);

    await follow(page, "/panel/pagos");
    const tabs = tabsOf(page, "Cobros");
    await tabs.getByRole("link", { name: "Por verificar" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/panel/banco");
    await tabs.getByRole("link", { name: "Banco" }).and(page.locator("[aria-current=page]")).waitFor();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/panel/cierres");

    for (const [path, within] of Object.entries(leadsOn)) {
      await follow(page, path);
      for (const address of within) await page.locator(`main a[href="${address}"]`).first().waitFor();
    }

    // As a phone arrives there: the tabs are at their beginning, and are scrolled to the present one.
    await page.setViewportSize({ width: phone.width, height: 844 });
    await follow(page, "/panel/cierres");
    const here = tabsOf(page, "Cobros").getByRole("link", { name: "Cierres" });
    await here.waitFor();
    await expect
      .poll(async () => {
        const box = await here.boundingBox();
        return box !== null && box.x >= 0 && box.x + box.width <= phone.width;
      })
      .toBe(true);
    expect(await overflowOf(page)).toBe(0);
    await press(page, "Abrir menú");
    await dialog(page, "Principal").getByRole("link", { name: "Contenido" }).click();
    await page.waitForURL("**/panel/pack");
  });
});

describe("`Nuevo`", () => {
  it("registers a payment of a contract that is looked for, and begins a quote from anywhere", async () => {
    const page = await visits.as("asesor", phone);
    await page.goto("/mi-dia");
    await pressIn(page, "Nuevo", "Pago de un cliente");
    const choice = dialog(page, "Registrar un pago");
    await choice.getByRole("combobox", { name: "Contrato" }).fill(contract.number);
    await page.getByRole("option", { name: new RegExp(contract.number) }).click();
    await press(choice, "Continuar");
    const payment = dialog(page, "Registrar pago");
    await payment.getByRole("textbox", { name: "Valor" }).waitFor();
    expect(new URL(page.url()).search).toBe("?pestana=pagos");
    await page.keyboard.press("Escape");
    await payment.waitFor({ state: "detached" });
    await pressIn(page, "Nuevo", "Cotización");
    await dialog(page, "Nueva cotización").waitFor();
  });
});

/** Returns the server's answer for a day of this many rows, of every kind in turn. */
const aDayOf = (count: number) => ({
  dayInbox: {
    __typename: "DayInbox",
    total: count,
    rows: Array.from({ length: Math.min(count, 100) }, (_, at) => ({
      __typename: "DayRow",
      kind: Object.keys(dayKinds)[at % Object.keys(dayKinds).length],
      part: "late",
      recordId: `${at}`,
      number: `CT-${YEAR}-00${at}`,
      since: STARTED,
      person: "María Fernanda Rodríguez",
      detail: "Cartagena de Indias, cinco noches",
      amount: 124_350_000,
      opened: 0,
      unsentMail: null,
    })),
  },
});

describe("my day", () => {
  it("is a list in sight: twelve rows on a desk, eight on a phone, and never longer than a screen and a half", async () => {
    let count = 0;
    const page = await visits.as("owner");
    await page.route("**/graphql", async (route) => {
      const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
      if (operationName === "DayInbox") await route.fulfill({ json: { data: aDayOf(count) } });
      else await route.continue();
    });
    const wrong: string[] = [];
    for (count of [2, 12, 400]) {
      await page.goto("/mi-dia");
      await page.getByRole("region", { name: "Lo que sigue" }).getByRole("listitem").first().waitFor();
      for (const [width, height, least] of [
        [desk.width, 900, 12],
        [1280, 720, 8],
        [phone.width, 844, 8],
      ] as const) {
        await page.setViewportSize({ width, height });
        await settled(page);
        const seen = await page.evaluate(() => ({
          length: document.documentElement.scrollHeight,
          rows: [...document.querySelectorAll("[data-step]")].map((row) => row.getBoundingClientRect()),
        }));
        const whole = seen.rows.filter(({ bottom }) => bottom <= height).length;
        const said = `${count} rows at ${width} × ${height}`;
        // Beside the list is the month: the page is never longer than it is on a desk of 900 pixels.
        if (seen.length > Math.max(height, 900 * Number(width > phone.width)) * 1.5)
          wrong.push(`${said}: ${seen.length} pixels`);
        if (whole < Math.min(least, count)) wrong.push(`${said}: ${whole} in sight`);
        if (seen.rows[0]!.top > 280) wrong.push(`${said}: the first at ${seen.rows[0]!.top}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** The lists and the records, each as a person who works there. */
const pages: readonly (readonly [Handle, () => string])[] = [
  ...([
    "/mi-dia",
    "/quotesList",
    "/contratos",
    "/contractsList",
    "/panel/reservas",
    "/commissionsList",
  ] as const),
  ...([
    "/panel/compras",
    "/panel/proveedores",
    "/panel/pagos",
    "/panel/pagos?ver=todos",
    "/panel/banco",
    "/panel/cuadrar",
  ] as const),
  ...([
    "/contract-payments",
    "/facturas-pendientes",
    "/panel/aprobaciones",
    "/panel/cierres",
    "/panel",
  ] as const),
  ...([
    "/panel/comisiones/pagar",
    "/commission-config",
    "/monthly-limits",
    "/panel/user",
    "/panel/ajustes",
  ] as const),
  ...([
    "/panel/all-teams",
    "/panel/documents-review",
    "/panel/pack",
    "/panelGestion",
    "/panel/rifas",
  ] as const),
  ...(["/number", "/capacitacion", "/panel/retenciones", "/panel/auditoria", "/panel/reclamos"] as const),
  ...([
    "/notificaciones",
    "/profile",
    "/puntos",
    "/userReservas",
    "/manual",
    "/allpacks",
    "/",
    "/recuperar",
  ] as const),
].map((path) => ["owner", () => path] as const);
const records: typeof pages = [
  ["owner", () => `/cotizaciones/${quote.id}`],
  ["owner", () => `/cotizaciones/${quote.id}?pestana=propuesta`],
  ["owner", () => `/contratos/${contract.id}`],
  ["owner", () => `/contratos/${contract.id}?pestana=compras`],
  ["owner", () => `/contratos/${contract.id}?pestana=papeles`],
  ["owner", () => `/contracts/${contract.id}/purchase-management`],
  ["admin", () => `/panel/reclamos/${claim}`],
];

const widths = [desk.width, 1280, phone.width];
/** Widths of the narrower desktop, on which the button covers more of a list, and of the phone. */
const tight = [1280, phone.width];

describe("the help button", () => {
  it("has nothing under it, on any page, at any width and wherever it is scrolled to", async () => {
    const covered: string[] = [];
    const open = new Map<Handle, Page>();
    const everywhere = [
      ...pages.map((page) => [...page, tight] as const),
      ...records.map((page) => [...page, widths] as const),
    ];
    for (const [who, path, at] of everywhere) {
      const page = open.get(who) ?? visits.keep(await visits.as(who));
      open.set(who, page);
      await follow(page, path());
      // On a phone it makes room for a field that has the focus, as the first one of a form has.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.getByRole("button", { name: "Ayuda y Guías" }).waitFor();
      // From the position of the page before.
      const isNarrow = (page.viewportSize()?.width ?? desk.width) < at[0]!;
      for (const width of isNarrow ? at.toReversed() : at) {
        await page.setViewportSize({ width, height: 900 });
        await settled(page);
        const found = await underHelp(page);
        if (found.length > 0) covered.push(`${path()} at ${width}: ${found.join(", ")}`);
      }
    }
    for (const page of open.values()) await page.context().close();
    expect(covered).toEqual([]);
  });

  it("is not covered by a bar that stays at the foot either", async () => {
    const page = await visits.as("asesor");
    await page.goto(`/cotizaciones/${quote.id}`);
    await reads(page, "Confirmar cálculo");
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      expect(await underHelp(page), `at ${width}`).toEqual([]);
    }
  });
});

it("nothing went wrong in any page", () => {
  expect(visits.problems).toEqual([]);
});
