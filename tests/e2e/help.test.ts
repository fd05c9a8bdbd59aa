import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { barriersOn, overflowOf } from "../support/axe.ts";
import { aBrowserOn, desk, phone, press, reads, type Browsers } from "../support/browser.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
beforeAll(async () => {
  app = await aWebsite();
  visits = await aBrowserOn(app);
});

describe("help in the browser", () => {
  it("explains a button to who reaches it by keyboard", async () => {
    const page = await visits.as("owner");
    await page.goto("/commissionsList");
    // Away from the corner, where a tooltip begins before it finds its place.
    await page.mouse.move(600, 500);
    await reads(page, "Nueva comisión");
    await page.keyboard.press("Tab");
    const button = page.getByRole("button", { name: "Nueva comisión" });
    await button.focus();
    await page.getByRole("tooltip").waitFor();
    expect(await page.getByRole("tooltip").innerText()).toBe(
      "Registra a mano una comisión que no sale del cálculo de un contrato, con su motivo.",
    );
    expect(await button.getAttribute("aria-describedby")).toBe(
      await page.getByRole("tooltip").getAttribute("id"),
    );
    await page.keyboard.press("Escape");
    await page.getByRole("tooltip").waitFor({ state: "hidden" });
    await page.context().close();
  });

  it.each([desk, phone])(
    "is read by everybody, step by step and as a workflow, at $width pixels",
    async (seat) => {
      const page = await visits.as("admin", seat);
      await page.goto("/contractsList");
      await press(page, "Ayuda y Guías");
      await press(page, "Ver Guía Paso a Paso");
      await reads(page, "Paso 1 de 3");
      expect(await barriersOn(page)).toEqual([]);
      await press(page, "Volver a la ayuda");
      await press(page, "Flujo Completo: De Cotización a Comisión");
      await reads(page, "Aprueba y paga");
      expect(await barriersOn(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
      await page.context().close();
    },
  );

  it("opens the manual in another tab, at the chapter of one's role, with an anchor for each section", async () => {
    const page = await visits.as("asesor");
    await page.goto("/quotesList");
    await press(page, "Ayuda y Guías");
    const [manual] = await Promise.all([
      page.context().waitForEvent("page"),
      page.getByRole("link", { name: /^Manual Completo de Usuario/ }).click(),
    ]);
    await reads(manual, "Crear una cotización");
    await manual
      .getByRole("navigation", { name: "Contenido" })
      .getByRole("link", { name: "Calcular el precio" })
      .click();
    await manual.waitForURL("**/manual#asesor-calcular");
    await manual.getByRole("searchbox", { name: "Buscar en el manual" }).fill("retracto");
    await reads(manual, /^\d+ temas? encontrados?$|Nada en el manual/);
    await page.context().close();
  });

  it("met nothing wrong", () => expect(visits.problems).toEqual([]));
});
