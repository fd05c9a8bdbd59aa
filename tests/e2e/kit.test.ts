import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { barriersAnew, barriersOn, looks, overflowOf } from "../support/axe.ts";
import {
  aBrowserOn,
  desk,
  phone,
  press,
  reads,
  standsBeside,
  toast,
  type Browsers,
} from "../support/browser.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
beforeAll(async () => {
  app = await aWebsite();
  visits = await aBrowserOn(app);
});

/** Buttons that open a dialog, and the dialog's text. */
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

  it("keeps the caret of an amount behind the digit that was typed, deleted or pasted in its middle", async () => {
    const page = await visits.open(desk);
    await page.goto("/dev/ui");
    const amount = page.locator('input[name="monto"]').first();
    const caretAt = (place: number) =>
      amount.evaluate((input: HTMLInputElement, at) => input.setSelectionRange(at, at), place);
    const shows = async (text: string) => {
      const { value, caret } = await amount.evaluate((input: HTMLInputElement) => ({
        value: input.value.replaceAll("\u00A0", " "),
        caret: input.selectionStart ?? -1,
      }));
      expect(`${value.slice(0, caret)}|${value.slice(caret)}`).toBe(text);
    };

    await amount.fill("1234567");
    await caretAt("$ 1".length);
    await page.keyboard.press("9");
    await page.keyboard.press("8");
    await shows("$ 198|.234.567");
    await page.keyboard.press("Backspace");
    await shows("$ 19|.234.567");
    await page.keyboard.press("x");
    await shows("$ 19|.234.567");
    await page.keyboard.insertText("$ 5.000");
    await shows("$ 195.000|.234.567");
    await page.keyboard.press("End");
    await page.keyboard.press("Backspace");
    await shows("$ 19.500.023.456|");
    await page.context().close();
  });

  it("shows toasts beside what is pressed, and lets them be heard behind a dialog", async () => {
    for (const seat of [desk, phone]) {
      const page = await visits.open(seat);
      await page.goto("/dev/ui");
      for (const button of ["Avisar algo largo", "Avisar que salió bien"]) {
        await press(page, button);
        await standsBeside(page);
      }
      await press(page, "Confirmar");
      await page.getByRole("dialog").waitFor();
      // By its role, which a hidden part has not.
      await toast(page, "Cotización aprobada exitosamente");
      await page.context().close();
    }
  });

  it("leaves no error in the browser", () => {
    expect(visits.problems).toEqual([]);
  });
});
