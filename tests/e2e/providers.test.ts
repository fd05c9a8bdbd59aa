import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import {
  aBrowserOn,
  desk,
  dialog,
  follow,
  phone,
  press,
  reads,
  toast,
  type Browsers,
} from "../support/browser.ts";
import { inDays } from "../support/calendar.ts";
import { aProvider } from "../support/story/providers.ts";
import { aContractToBuy, aReceipt, type ContractToBuy } from "../support/story/purchases.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
let contract: ContractToBuy;
/** The page of the owner, who buys, pays and merges. */
let owner: Page;

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  visits = await aBrowserOn(app);
  contract = await aContractToBuy(app);
  await aProvider(app, { name: "Mayorista Andina", paymentDays: 8, contacts: [{ name: "Diana Rincón" }] });
});

const receipt = () => {
  const { filename: name, type: mimeType, bytes: buffer } = aReceipt();
  return { name, mimeType, buffer };
};

describe("a provider that nobody knew", () => {
  it("is made by the purchase that names it", async () => {
    const page = visits.keep(await visits.as("owner", desk));
    owner = page;
    await page.goto(`/contracts/${contract.id}/purchase-management`);
    await page
      .getByRole("button", { name: /^Subir comprobante/ })
      .first()
      .click();
    const form = dialog(page, "Registrar compra");
    const provider = form.getByRole("combobox", { name: "Proveedor" });
    await provider.fill("Mayorista");
    await page.getByRole("option", { name: /Mayorista Andina.*A 8 días/ }).click();
    expect(await form.getByLabel("Pagar al proveedor antes de").inputValue()).toBe(inDays(8));
    await provider.fill("Lanchas del Golfo");
    await reads(form, "Es nuevo: quedará en el directorio con esta compra.");
    await form.getByLabel("Sin NIT todavía").check();
    await form.getByLabel("Costo real").fill("800000");
    await form.getByLabel("Pagar al proveedor antes de").fill(inDays(1));
    await form.locator("input[type=file]").setInputFiles(receipt());
    await press(form, "Subir comprobante");
    await toast(page, /Compra registrada/);
  });

  it("has a page that says what is owed to it, from which it is paid", async () => {
    const page = owner;
    await follow(page, "/panel/proveedores?search=golfo");
    await page.getByRole("link", { name: "Lanchas del Golfo" }).click();
    await page.getByRole("heading", { level: 1, name: "Lanchas del Golfo" }).waitFor();
    await page.getByRole("checkbox", { name: /^Elegir/ }).check();
    await page.getByRole("button", { name: "Pagar", exact: true }).click();
    const form = dialog(page, "Pagar a un proveedor");
    await form.locator("input[type=file]").setInputFiles(receipt());
    await press(form, /^Pagar \$ 800\.000$/);
    await toast(page, "Pago registrado");
    await reads(page, "Nada con fecha por pagar");
    await reads(page, "100 %");
  });

  it("is merged into the one that it is, once it was said what that does", async () => {
    const page = owner;
    await page.setViewportSize({ width: phone.width, height: 844 });
    await press(page, "Unir con otro");
    const form = dialog(page, "Unir con otro");
    await form.getByRole("combobox", { name: "Es el mismo que" }).fill("andina");
    await page.getByRole("option", { name: /Mayorista Andina/ }).click();
    // It says more, and stays unless one turns them round.
    await reads(form, /^Queda Mayorista Andina/);
    await press(form, "Invertir");
    await reads(form, /^Queda Lanchas del Golfo/);
    await press(form, "Invertir");
    await reads(form, "1 compra pasa a Mayorista Andina.");
    await form.getByRole("checkbox").check();
    await press(form, "Unir proveedores");
    await toast(page, "Proveedores unidos");
    await page.getByRole("heading", { level: 1, name: "Mayorista Andina" }).waitFor();
    await reads(page, "Lanchas del Golfo");
    expect(visits.problems).toEqual([]);
  });

  it("is read by the accountant, who changes nothing", async () => {
    const page = await visits.as("contador", desk);
    await page.goto("/panel/proveedores");
    await page.getByRole("link", { name: "Mayorista Andina" }).click();
    await reads(page, "Diana Rincón");
    expect(await page.getByRole("button", { name: "Editar" }).count()).toBe(0);
  });
});
