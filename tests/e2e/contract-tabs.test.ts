import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { aBrowserOn, type Browsers, desk, dialog, phone, press, reads, settled } from "../support/browser.ts";
import type { Handle } from "../support/people.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aVerifiedPayment } from "../support/story/payments.ts";
import { aReferredContract } from "../support/story/rewards.ts";
import { aContractToBuy, type ContractToBuy } from "../support/story/purchases.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
let contract: ContractToBuy;

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  contract = await aContractToBuy(app);
  await aVerifiedPayment(app, contract.id);
  visits = await aBrowserOn(app);
});

afterEach(() => expect(visits.problems).toEqual([]));

const address = (tab = "") => `/contratos/${contract.id}${tab && `?pestana=${tab}`}`;
const tabs = (page: Page) => page.getByRole("tablist", { name: "Contrato" }).getByRole("tab");
const openTab = (page: Page) => tabs(page).and(page.locator("[aria-selected=true]"));
const head = (page: Page) => page.getByRole("region", { name: /^Viaje / });
const searchOf = (page: Page) => new URL(page.url()).search;

/** Opens the contract, and waits until it is shown. */
async function open(who: Handle, tab = "", seat = desk): Promise<Page> {
  const page = await visits.as(who, seat);
  await page.goto(address(tab));
  await openTab(page).waitFor();
  await settled(page);
  return page;
}

/** Collects what a page asks for, by the names of its operations. */
function asking(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const name = /"operationName":"(\w+)"/.exec(request.postData() ?? "")?.[1];
    if (name) asked.push(name);
  });
  return asked;
}

const staff = ["Resumen", "Pagos", "Viajeros", "Papeles", "Historia"];
const money = ["Resumen", "Pagos", "Compras", "Viajeros", "Papeles", "Historia"];

describe("a contract is read by tabs", () => {
  it.each<[Handle, readonly string[]]>([
    ["asesor", staff],
    ["gerente", staff],
    ["admin", money],
    ["contador", money],
    ["owner", money],
  ])("%s has the tabs of that role", async (who, names) => {
    const page = await open(who);
    expect(await tabs(page).allTextContents()).toEqual(names);
    await reads(page, "Qué sigue");
    expect(await page.getByRole("tabpanel").count()).toBe(1);
  });

  it("a client has four of their own, with their debt and the ways to pay at a glance", async () => {
    const id = await aReferredContract(app);
    const page = await visits.as("cliente", phone);
    await page.goto(`/contratos/${id}`);
    await reads(page, "Cómo pagar");
    expect(await tabs(page).allTextContents()).toEqual(["Resumen", "Pagos", "Viajeros", "Papeles"]);
    expect(await head(page).getByRole("button").count()).toBe(1);
    for (const [tab, says] of [
      ["Pagos", "Plan de pagos"],
      ["Viajeros", "Titular"],
      ["Papeles", "Expediente"],
    ] as const) {
      await tabs(page).filter({ hasText: tab }).click();
      await reads(page, says);
    }
  });

  it("opens the one that the address names, keeps it there, and the first where it is not for one", async () => {
    const page = await open("owner", "papeles");
    expect(await openTab(page).textContent()).toBe("Papeles");
    await reads(page, "Versiones del contrato");
    await tabs(page).filter({ hasText: "Viajeros" }).click();
    await reads(page, "Pasajeros");
    expect(searchOf(page)).toBe("?pestana=viajeros");
    await page.reload();
    await reads(page, "Pasajeros");
    await tabs(page).filter({ hasText: "Resumen" }).click();
    expect(searchOf(page)).toBe("");

    const advisor = await open("asesor", "compras");
    expect(await openTab(advisor).textContent()).toBe("Resumen");
  });

  it("requests the data of a tab when it is opened, once", async () => {
    const page = await visits.as("owner", desk);
    const asked = asking(page);
    await page.goto(address());
    await openTab(page).waitFor();
    await settled(page);
    const heavy = ["ContractPayments", "PurchaseBoard", "RecordHistory", "ContractVersions"];
    expect(heavy.filter((name) => asked.includes(name))).toEqual([]);
    for (const name of ["Compras", "Resumen", "Compras"]) await tabs(page).filter({ hasText: name }).click();
    await reads(page, /servicios comprados/);
    await settled(page);
    expect(asked.filter((name) => name === "PurchaseBoard")).toHaveLength(1);
  });

  it.each([
    ["owner", desk, 1.5],
    ["owner", phone, 3],
    ["asesor", desk, 1.5],
    ["asesor", phone, 3],
  ] as const)("is to %s at a glance no longer than its screens (%o)", async (who, seat, screens) => {
    const page = await open(who, "", seat);
    const { height, screen } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      screen: window.innerHeight,
    }));
    expect(height / screen).toBeLessThanOrEqual(screens);
  });

  it.each([desk, phone])("has a head that stays: its client, its status, its money (%o)", async (seat) => {
    const page = await open("owner", "historia", seat);
    await page.setViewportSize({ width: seat.width, height: 480 });
    await page.evaluate(() => window.scrollTo(0, 10_000));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(150);
    const bar = await page.locator("header").first().boundingBox();
    const stays = [
      head(page).getByRole("link", { name: "María Fernanda Torres", exact: true }),
      head(page).getByRole("link", { name: /^Llamar a / }),
      head(page).getByRole("link", { name: /por WhatsApp$/ }),
      head(page).getByText("Firmado", { exact: true }),
      ...["Precio", "Pagado", "Saldo"].map((word) => head(page).getByText(word, { exact: true })),
      head(page).getByRole("button", { name: "Comprar servicios" }),
      openTab(page),
    ];
    for (const part of stays) {
      const box = await part.boundingBox();
      expect(box!.y, `${await part.textContent()}`).toBeGreaterThanOrEqual(bar!.y + bar!.height - 1);
      expect(box!.y + box!.height).toBeLessThan(bar!.y + bar!.height + 220);
    }
  });

  it("leads from the registration of a payment to the tab that does it, with the begun form", async () => {
    const page = await visits.as("asesor", desk);
    await page.goto(`${address()}?accion=pago`);
    await dialog(page, "Registrar pago").waitFor();
    await expect.poll(() => searchOf(page)).toBe("?pestana=pagos");
    await press(dialog(page, "Registrar pago"), "Cancelar");
    await reads(page, "Plan de pagos");
    await tabs(page).filter({ hasText: "Resumen" }).click();
    // The tab that is left has a button of the same name.
    await reads(page, "Qué sigue");
    await press(page, "Registrar pago");
    await dialog(page, "Registrar pago").waitFor();
  });

  it("has each act where its section is: what ends it in red, what cannot be done with its reason", async () => {
    const page = await open("owner");
    const ends = page.getByRole("button", { name: "Cancelar contrato" });
    expect(await ends.evaluate((button) => button.className)).toMatch(/Error/);
    await tabs(page).filter({ hasText: "Papeles" }).click();
    await page.getByRole("tabpanel").getByRole("button", { name: "Ver PDF", exact: true }).waitFor();
    await tabs(page).filter({ hasText: "Compras" }).click();
    const whole = page.getByRole("tabpanel").getByRole("button", { name: "Completar contrato" });
    expect(await whole.getAttribute("aria-disabled")).toBe("true");
    expect(await page.getByRole("link", { name: "Abrir la gestión de compras" }).getAttribute("href")).toBe(
      `/contracts/${contract.id}/purchase-management`,
    );
  });

  it("is printed whole: the keys wait until every tab was read", async () => {
    const page = await open("owner");
    await page.emulateMedia({ media: "print" });
    const printed = page.evaluate(
      () =>
        new Promise<string>((done) => {
          window.print = () => done(document.querySelector("main")!.innerText);
        }),
    );
    await page.keyboard.press("Control+p");
    const text = await printed;
    for (const part of [
      "Qué sigue",
      "Plan de pagos",
      /servicios comprados/,
      "Pasajeros",
      "Versiones del contrato",
    ])
      expect(text).toMatch(part);
    expect(text).toMatch(/Firm(ó|ado)/);
    await page.emulateMedia({ media: "screen" });
  });
});
