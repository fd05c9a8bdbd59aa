import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { barriersOn, overflowOf } from "../support/axe.ts";
import { aBrowserOn, desk, phone, press, reads, type Device, type Browsers } from "../support/browser.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
beforeAll(async () => {
  app = await aWebsite();
  visits = await aBrowserOn(app);
});

const seats: Readonly<Record<string, Device>> = {
  "a desk": desk,
  "a desk in the dark": { ...desk, dark: true },
  "a phone": phone,
  "a phone in the dark": { ...phone, dark: true },
};

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
const barriers = async (page: Page, within?: string) =>
  (await barriersOn(page, within)).filter((barrier) => !ofTheCollection.test(barrier));

describe("the kit at /dev/ui", () => {
  it.each(Object.entries(seats))("has no barrier and fits on %s", async (_, seat) => {
    const page = await visits.open(seat);
    await page.goto("/dev/ui");
    await reads(page, "Piezas de la interfaz");
    await page.getByRole("img", { name: "Código QR de ejemplo" }).waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    for (const [place, [button, says]] of Object.entries(dialogs).entries()) {
      await press(page, button);
      await reads(page.getByRole("dialog"), says);
      // The page behind a dialog is the same behind each of them.
      expect(await barriers(page, place > 0 ? "[role=dialog]" : undefined), button).toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
    }
    await page.context().close();
  });

  it("leaves no error in the browser", () => {
    expect(visits.problems).toEqual([]);
  });
});
