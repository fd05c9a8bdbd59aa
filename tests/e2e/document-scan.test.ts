import type { Page, Response } from "playwright-core";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { barriersOn, overflowOf } from "../support/axe.ts";
import { aBrowserOn, type Browsers, desk, dialog, phone, press, reads } from "../support/browser.ts";
import { bornYearsAgo, inDays, YEAR } from "../support/calendar.ts";
import { aPhotograph, type MadeUpKind } from "../support/documents/made-up.ts";
import { aBearer, type Bearer, randomFrom } from "../support/documents/people.ts";
import type { Circumstances } from "../support/documents/photographs.ts";
import { anAppWithSales } from "../support/sales.ts";
import { formTokenOf } from "../support/story/passengers.ts";
import { anAcceptedQuote } from "../support/story/quotes.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  visits = await aBrowserOn(app);
}, 300_000);

const clear: Circumstances = {
  width: 1400,
  angle: 4,
  light: "side",
  keystone: 0.01,
  part: 0.86,
  blur: 0.3,
  noise: 6,
  quality: 88,
};

/** Makes a picture of a document; the person is invented, with the data that the test names. */
async function aFile(kind: MadeUpKind, named: Partial<Bearer>) {
  const random = randomFrom(11);
  const bearer = { ...aBearer(random, Number(YEAR)), ...named };
  const buffer = await aPhotograph(kind, bearer, clear, random);
  return { name: "documento.jpg", mimeType: "image/jpeg", buffer };
}

/** Opens the passengers' form; returns its page and the answers that it gets from then on. */
async function aForm(seat: typeof desk): Promise<{ page: Page; answers: Response[] }> {
  const quote = await anAcceptedQuote(app);
  const page = await visits.open(seat);
  await page.goto(`/passenger-form/${quote.id}?token=${await formTokenOf(app, quote)}`);
  await reads(page, "Datos de los pasajeros");
  await page.waitForLoadState("networkidle");
  const answers: Response[] = [];
  page.on("response", (response) => answers.push(response));
  return { page, answers };
}

// A dialog hides the page behind it from a search by role.
const block = (page: Page, name: string) => page.locator(`section[aria-label="${name}"]`);
const gallery = (page: Page) => dialog(page, "Leer documento").locator("input[type=file]:not([capture])");
const policyOf = (answer: Response | undefined) => answer?.headers()["content-security-policy"] ?? "";
const namedLike = (answers: readonly Response[], part: string) =>
  answers.find((answer) => answer.url().includes(part));

describe("a document that the passengers' form reads", { timeout: 300_000 }, () => {
  it("fills the fields of a passport once the person agrees, keeps a typed Ñ, and sends nothing", async () => {
    const file = await aFile("passport", {
      surnames: "NUNEZ GUZMAN",
      names: "XIMENA",
      passport: "AX482915",
      birth: bornYearsAgo(34),
      expiry: inDays(900),
    });
    const { page, answers } = await aForm(phone);
    const holder = block(page, "Pasajero titular de la reserva");
    await holder.getByLabel("Apellidos").fill("Núñez Guzmán");
    await press(holder, "Leer documento");
    await gallery(page).setInputFiles(file);
    const reading = dialog(page, "Leer documento");
    await reads(reading, "AX482915");
    await reads(reading, "Queda como lo escribiste");
    expect(await holder.getByLabel("Número de documento").inputValue()).not.toBe("AX482915");
    expect(await barriersOn(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    // The picture is opened from the page itself; all else that was asked for is a file of ours.
    const asked = answers
      .map((answer) => new URL(answer.url()))
      .filter(({ protocol }) => protocol !== "blob:");
    expect(asked.filter(({ origin }) => origin !== new URL(app.url).origin)).toEqual([]);
    expect(asked.filter(({ pathname }) => !pathname.startsWith("/assets/"))).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
    await press(reading, "Usar estos datos");
    await reading.waitFor({ state: "detached" });
    expect(await holder.getByLabel("Apellidos").inputValue()).toBe("Núñez Guzmán");
    expect(await holder.getByLabel("Nombres").inputValue()).toBe("Ximena");
    expect(await holder.getByLabel("Número de documento").inputValue()).toBe("AX482915");
    await reads(holder, "Pasaporte");
    // The passengers' form, to which the dialog belongs, is not sent with it.
    expect(await page.getByText("Revisa los datos marcados").count()).toBe(0);

    const worker = namedLike(answers, "/assets/mrz.worker");
    expect(policyOf(worker)).toContain("script-src 'self';");
    expect(namedLike(answers, ".wasm")).toBeUndefined();
    expect(visits.problems).toEqual([]);
  });

  it("of a yellow cédula is decoded by a worker whose own answer allows WebAssembly, and no page's", async () => {
    const file = await aFile("yellow", {
      surnames: "HOYOS MEDINA",
      names: "JAIRO",
      nuip: "1020304050",
      birth: bornYearsAgo(51),
    });
    const { page, answers } = await aForm(desk);
    const second = block(page, "Pasajero 2");
    await press(second, "Leer documento");
    await gallery(page).setInputFiles(file);
    const reading = dialog(page, "Leer documento");
    await reads(reading, "1020304050");
    await press(reading, "Usar estos datos");
    await reading.waitFor({ state: "detached" });
    expect(await second.getByLabel("Nombres").inputValue()).toBe("Jairo");
    expect(await second.getByLabel("Número de documento").inputValue()).toBe("1020304050");

    expect(policyOf(namedLike(answers, "/assets/barcode.worker"))).toContain("'wasm-unsafe-eval'");
    const allowed = answers.filter((answer) => policyOf(answer).includes("wasm-unsafe-eval"));
    expect(allowed.map((answer) => new URL(answer.url()).pathname)).toEqual([
      expect.stringMatching(/^\/assets\/barcode\.worker-[\w-]+\.js$/),
    ]);
    expect(namedLike(answers, ".wasm")?.headers()["content-type"]).toBe("application/wasm");
    const loaded = await page.goto("/");
    expect(policyOf(loaded ?? undefined)).toContain("script-src 'self';");
    expect(visits.problems).toEqual([]);
  });

  it("refuses a picture without a document, and a file that is no picture", async () => {
    const { page } = await aForm(desk);
    await press(block(page, "Pasajero 2"), "Leer documento");
    await gallery(page).setInputFiles({
      name: "foto.heic",
      mimeType: "image/heic",
      buffer: Buffer.from("ftypheic"),
    });
    await reads(dialog(page, "Leer documento"), "Este navegador no puede abrir esa foto");
    await expect(
      dialog(page, "Leer documento").getByRole("button", { name: "Usar estos datos" }).isDisabled(),
    ).resolves.toBe(true);
    const nothing = sharp({ create: { width: 900, height: 700, channels: 3, background: "#8a7b6a" } });
    const table = { name: "mesa.jpg", mimeType: "image/jpeg", buffer: await nothing.jpeg().toBuffer() };
    await gallery(page).setInputFiles(table);
    await reads(dialog(page, "Leer documento"), "No encontramos un documento que podamos leer");
  });
});
