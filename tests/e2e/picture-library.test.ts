import type { Locator } from "playwright-core";
import sharp from "sharp";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { barriersOn, overflowOf } from "../support/axe.ts";
import {
  aBrowserOn,
  choose,
  desk,
  dialog,
  fill,
  phone,
  press,
  reads,
  toast,
  type Browsers,
} from "../support/browser.ts";
import { hostsAnswer } from "../support/pictures-by-address.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
beforeAll(async () => {
  app = await aWebsite();
  visits = await aBrowserOn(app);
});
afterEach(() => expect(visits.problems).toEqual([]));

/** A picture of blue above and red below, taller than the frame of a proposal. */
const tall = (blue: string): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: "#d01010" } })
    .composite([
      { input: { create: { width: 600, height: 400, channels: 3, background: blue } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer();

/** The newest picture of the library as it is served: its size, and the red at its middle. */
async function newest() {
  const { agencyPictures } = await app.as("admin").ask("{ agencyPictures { address licence author } }");
  const [{ address, licence, author }] = agencyPictures;
  const bytes = Buffer.from(await (await fetch(app.url + address)).arrayBuffer());
  const { width, height } = await sharp(bytes).metadata();
  const { dominant } = await sharp(bytes).stats();
  return { width, height, isRed: dominant.r > 128, licence, author };
}

/** Moves the picture in the frame to its lowest part by keys, and says what it is. */
async function finish(form: Locator, name: string): Promise<void> {
  const down = form.getByRole("slider", { name: "De arriba abajo" });
  await expect.poll(() => down.isEnabled()).toBe(true);
  await down.press("End");
  await fill(form, { "Nombre del hotel o del lugar": name, Autor: "Ana Gil" });
  await choose(form, /^Licencia/, "Creative Commons BY-SA");
  await press(form, "Agregar imagen");
}

describe.each([
  ["a desk", desk],
  ["a phone", phone],
] as const)("a picture of the library, on %s", (device, seat) => {
  it("is uploaded, or brought by its address, cropped by key and shown with its licence", async () => {
    const page = await visits.as("admin", seat);
    await page.goto("/panelGestion");
    await press(page, /^Biblioteca de imágenes/);
    const library = dialog(page, "Biblioteca de imágenes");
    await press(library, "Agregar imagen");
    const form = dialog(page, "Agregar imagen");
    const [ofFile, ofHost] = device === "a desk" ? ["#1020a0", "#1020a8"] : ["#2030b0", "#2030b8"];
    await form
      .locator("input[type=file]")
      .setInputFiles({ name: "mar.png", mimeType: "image/png", buffer: await tall(ofFile) });
    await reads(form, "así se ve en la propuesta");
    expect(await barriersOn(page, "[role=dialog]")).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    await finish(form, `Muelle de ${device}`);
    await toast(page, "Imagen agregada a la biblioteca");
    await reads(library, "Licencia: Creative Commons BY-SA · Ana Gil");
    expect(await newest()).toEqual({
      width: 600,
      height: 337,
      isRed: true,
      licence: "cc_by_sa",
      author: "Ana Gil",
    });

    const body = await tall(ofHost);
    await hostsAnswer(app, ({ pathname }) =>
      pathname === "/a.png" ? { body } : { status: 302, location: "https://10.0.0.7/" },
    );
    await press(library, "Agregar imagen");
    const link = { "O pega la dirección de la imagen": "https://fotos.ejemplo.co/adentro.png" };
    await fill(form, link);
    await press(form, "Traer imagen");
    await reads(form, "lleva a otra que no es pública");
    await fill(form, { "O pega la dirección de la imagen": "https://fotos.ejemplo.co/a.png" });
    await press(form, "Traer imagen");
    await finish(form, `Playa de ${device}`);
    await reads(library, `Playa de ${device}`);
    expect(await newest()).toMatchObject({ width: 600, isRed: true });
  });
});
