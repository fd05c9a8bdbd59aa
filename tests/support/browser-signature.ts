import type { Page } from "playwright-core";
import type { TestApp } from "./app.ts";
import { press, toast } from "./browser.ts";
import { mailedCode } from "./mailed-code.ts";

/** Draws a stroke over the middle of the signature's canvas. */
export async function drawSignature(page: Page): Promise<void> {
  const canvas = page.getByRole("img", { name: /^Dibuja tu firma/ });
  await canvas.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width * 0.2, y + height * 0.5);
  await page.mouse.down();
  for (const [across, down] of [
    [0.35, 0.3],
    [0.5, 0.7],
    [0.65, 0.35],
    [0.8, 0.5],
  ] as const)
    await page.mouse.move(x + width * across, y + height * down, { steps: 4 });
  await page.mouse.up();
}

/** Asks for the code to sign, and types it out of the mail. */
export async function takeCode(app: TestApp, page: Page): Promise<void> {
  await press(page, "Enviarme el código");
  await toast(page, "Te enviamos el código por correo.");
  const mail = (await app.outbox()).findLast(({ subject }) => subject.startsWith("Tu código para firmar"));
  const code = mailedCode(mail);
  await page.getByRole("textbox", { name: "Código de 6 dígitos" }).fill(code);
}
