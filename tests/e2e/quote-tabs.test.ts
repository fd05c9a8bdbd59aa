import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { formatCop } from "../../api/src/core/colombia/cop.ts";
import type { TestApp } from "../support/app.ts";
import {
  aBrowserOn,
  type Browsers,
  desk,
  dialog,
  fill,
  holds,
  phone,
  press,
  reads,
  settled,
  toast,
} from "../support/browser.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aSentCalculation } from "../support/story/calculation.ts";
import { anAcceptedQuote, aQuote, type StoryQuote } from "../support/story/quotes.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
let sent: StoryQuote;

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  sent = await aSentCalculation(app);
  visits = await aBrowserOn(app);
});

const tabs = (page: Page) => page.getByRole("tablist", { name: "Cotización", exact: true }).getByRole("tab");
const openTab = (page: Page) => tabs(page).and(page.locator("[aria-selected=true]"));
const openThe = (page: Page, name: string) => tabs(page).filter({ hasText: name }).click();
const head = (page: Page) => page.getByRole("region", { name: /^Viaje / });
const tickets = (page: Page) =>
  page.getByRole("region", { name: "Cálculo" }).getByRole("region", { name: "Tiquetes" });

describe("a quote is read by tabs", () => {
  afterEach(() => expect(visits.problems).toEqual([]));

  it("has five, and each part of it where its tab says", async () => {
    const page = await visits.as("lider", desk);
    await page.goto(`/cotizaciones/${sent.id}`);
    await reads(page, "Qué sigue");
    const names = ["Resumen", "Cálculo", "Propuesta", "Viajeros", "Historia"];
    expect(await tabs(page).allTextContents()).toEqual(names);
    expect(await openTab(page).textContent()).toBe("Resumen");
    await reads(head(page), "Por persona");
    for (const [name, says] of [
      ["Cálculo", "Costo base"],
      ["Propuesta", "Versiones enviadas"],
      ["Viajeros", "Los datos de los viajeros se piden cuando el cliente aprueba la cotización."],
      ["Historia", "envió la versión 1"],
    ] as const) {
      await openThe(page, name);
      await reads(page.getByRole("tabpanel"), new RegExp(says));
    }
    expect(new URL(page.url()).search).toBe("?pestana=historia");
  });

  it("opens at its calculator for a person who has to calculate it, and stays there once it is confirmed", async () => {
    const page = await visits.as("asesor", desk);
    await page.goto(`/cotizaciones/${(await aQuote(app)).id}`);
    await fill(tickets(page), { "Costo de ida": "200000" });
    await reads(page, "Borrador guardado");
    expect(await openTab(page).textContent()).toBe("Cálculo");
    await press(page, "Confirmar cálculo");
    await press(dialog(page, "Confirmar el cálculo"), "Confirmar cálculo");
    await toast(page, /^Cálculo confirmado/);
    expect(await openTab(page).textContent()).toBe("Cálculo");
    await press(page, "Enviar cotización");
    await dialog(page, "Enviar cotización").waitFor();
  });

  it("asks for travellers in their tab from the client's yes on", async () => {
    const accepted = await anAcceptedQuote(app);
    const page = await visits.as("asesor", desk);
    await page.goto(`/cotizaciones/${accepted.id}?pestana=viajeros`);
    await page.getByRole("heading", { name: "Pasajeros" }).waitFor();
  });

  it.each([
    [desk, 1.5],
    [phone, 3],
  ] as const)("is at a glance no longer than its screens (%o)", async (seat, screens) => {
    const page = await visits.as("lider", seat);
    await page.goto(`/cotizaciones/${sent.id}`);
    await reads(page, "Qué sigue");
    await settled(page);
    const { height, screen } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      screen: window.innerHeight,
    }));
    expect(height / screen).toBeLessThanOrEqual(screens);
  });
});

describe("a calculator that could not be saved", () => {
  it("keeps the typed values while another tab is read, without a question", async () => {
    const page = await visits.as("asesor", desk);
    await page.goto(`/cotizaciones/${(await aQuote(app)).id}`);
    await tickets(page).waitFor();
    await page.context().setOffline(true);
    await fill(tickets(page), { "Costo de ida": "210000" });
    await reads(page, "No se pudo guardar");
    await openThe(page, "Resumen");
    await reads(page, "Qué sigue");
    expect(await page.getByRole("dialog").count()).toBe(0);
    await press(page, "Calcular");
    await holds(tickets(page).getByRole("textbox", { name: "Costo de ida" }), formatCop(210_000));
    await page.context().setOffline(false);
    await reads(page, "Borrador guardado");
  });
});
