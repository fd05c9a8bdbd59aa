import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { barriersAnew, barriersOn, overflowOf } from "../support/axe.ts";
import { aBrowserOn, desk, follow, phone, press, reads, type Browsers } from "../support/browser.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
beforeAll(async () => {
  app = await aWebsite();
  visits = await aBrowserOn(app);
});

describe("help in the browser", () => {
  it("explains a button by keyboard, a page step by step and as a workflow, and opens the manual at one's chapter", async () => {
    const page = await visits.as("admin");
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

    await follow(page, "/contractsList");
    await press(page, "Ayuda y Guías");
    const stand = ({ width }: typeof desk) => page.setViewportSize({ width, height: 844 });
    const views = [
      ["Ver Guía Paso a Paso", "Paso 1 de 3", [desk, phone]],
      ["Flujo Completo: De Cotización a Comisión", "Aprueba y paga", [phone, desk]],
    ] as const;
    for (const [opens, says, seats] of views) {
      await press(page, opens);
      for (const [place, seat] of seats.entries()) {
        await stand(seat);
        await reads(page, says);
        expect(await (place === 0 ? barriersOn : barriersAnew)(page), `${says} at ${seat.width}`).toEqual([]);
        expect(await overflowOf(page)).toBe(0);
      }
      await press(page, "Volver a la ayuda");
    }

    const [manual] = await Promise.all([
      page.context().waitForEvent("page"),
      page.getByRole("link", { name: /^Manual Completo de Usuario/ }).click(),
    ]);
    await reads(manual, "Solicitudes de la página");
    await manual
      .getByRole("navigation", { name: "Contenido" })
      .getByRole("link", { name: "Compras de un contrato" })
      .click();
    await manual.waitForURL("**/manual#administracion-compras");
    await manual.getByRole("searchbox", { name: "Buscar en el manual" }).fill("retracto");
    await reads(manual, /^\d+ temas? encontrados?$|Nada en el manual/);
    await page.context().close();
  });

  it("met nothing wrong", () => expect(visits.problems).toEqual([]));
});
