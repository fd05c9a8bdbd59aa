import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { barriersAnew, barriersOn, looks, overflowOf } from "../support/axe.ts";
import { aBrowserOn, desk, press, reads, type Browsers } from "../support/browser.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
beforeAll(async () => {
  app = await aWebsite();
  visits = await aBrowserOn(app);
});

/** Buttons that open a dialog, and what the dialog says. */
const dialogs: Readonly<Record<string, string | RegExp>> = {
  Confirmar: "¿Eliminar la cotización?",
  "Formulario que fue rechazado": "El pago queda por verificar.",
  "Pedir un motivo": "Motivo",
  "Cambios más recientes": "Luz Peña guardó esta cotización hace 2 minutos.",
};

/**
 * A part that is shown in several states brings its landmark and its heading each time; a screen has it once.
 */
const ofTheCollection = /^(landmark-unique|heading-order): /;
const ofParts = (barriers: readonly string[]) => barriers.filter((barrier) => !ofTheCollection.test(barrier));

/** Looks at each dialog; the page behind is the same behind each: it is looked at behind the first. */
async function dialogsOf(page: Page, isFirstLook: boolean): Promise<void> {
  for (const [place, [button, says]] of Object.entries(dialogs).entries()) {
    await press(page, button);
    await reads(page.getByRole("dialog"), says);
    const within = isFirstLook && place === 0 ? undefined : "[role=dialog]";
    expect(ofParts(await (isFirstLook ? barriersOn : barriersAnew)(page, within)), button).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  }
}

describe("the kit at /dev/ui", () => {
  it("has no barrier and fits at a desk, and on the narrowest phone in the dark", async () => {
    const page = await visits.open(desk);
    await page.goto("/dev/ui");
    await reads(page, "Piezas de la interfaz");
    await page.getByRole("img", { name: "Código QR de ejemplo" }).waitFor();
    for (const [place, { width, theme }] of looks.entries()) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme });
      await page.locator(`html[data-theme="${theme}"]`).waitFor();
      const isFirst = place === 0;
      expect(ofParts(await (isFirst ? barriersOn : barriersAnew)(page)), theme).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
      await dialogsOf(page, isFirst);
    }
    await page.context().close();
  });

  it("leaves no error in the browser", () => {
    expect(visits.problems).toEqual([]);
  });
});
