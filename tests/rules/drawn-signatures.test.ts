import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawingOf } from "../../api/src/modules/contracts/signature/drawing.ts";
import { aBlankDrawing, aDrawing, png } from "../support/drawing.ts";

const PREFIX = "data:image/png;base64,";
const bytesOf = (address: string) => Buffer.from(address.slice(PREFIX.length), "base64");
const addressOf = (bytes: Buffer) => PREFIX + bytes.toString("base64");
const stroke = (_: number, y: number) => y > 8 && y < 12;

/** A drawing whose bytes end, or are others, somewhere in its pixels. */
const damaged = (change: (bytes: Buffer, middle: number) => Buffer) => {
  const bytes = bytesOf(aDrawing());
  return addressOf(change(bytes, bytes.length >> 1));
};

describe("a drawn signature", () => {
  it.each<[string, () => string | Promise<string>]>([
    ["as canvases make it", aDrawing],
    ["of the smallest sides", () => png(20, 20, stroke)],
    ["of the longest side", () => png(4000, 20, stroke)],
    [
      "without transparency",
      async () => addressOf(await sharp(bytesOf(aDrawing())).removeAlpha().png().toBuffer()),
    ],
    ["that one pixel tells from an empty canvas", () => png(500, 200, (x, y) => x === 499 && y === 199)],
  ])("%s is kept byte for byte", async (_, drawing) => {
    const address = await drawing();
    expect(await drawingOf(` ${address}\n`)).toBe(address);
  });

  it.each<[string, () => string | Promise<string>]>([
    ["that is not there", () => ""],
    ["with nothing on it", aBlankDrawing],
    ["of one colour", () => png(500, 200, () => true)],
    ["below the smallest side", () => png(500, 19, stroke)],
    ["beyond the longest side", () => png(4001, 20, stroke)],
    ["that ends too soon", () => damaged((bytes, middle) => bytes.subarray(0, middle))],
    ["whose pixels are damaged", () => damaged((bytes, middle) => bytes.fill(0x55, middle, middle + 40))],
    [
      "of another kind than it says",
      async () => addressOf(await sharp(bytesOf(aDrawing())).webp().toBuffer()),
    ],
    [
      "of 16 bits",
      async () => addressOf(await sharp(bytesOf(aDrawing())).toColourspace("rgb16").png().toBuffer()),
    ],
    [
      "that is interlaced",
      async () => addressOf(await sharp(bytesOf(aDrawing())).png({ progressive: true }).toBuffer()),
    ],
  ])("%s is none", async (_, drawing) => {
    const address = await drawing();
    await expect(drawingOf(address)).rejects.toMatchObject({
      code: "BAD_USER_INPUT",
      message: "Debe firmar antes de continuar",
    });
  });

  it("of more than 200 kB is refused", async () => {
    const large = Buffer.concat([bytesOf(aDrawing()), Buffer.alloc(200 * 1024)]);
    await expect(drawingOf(addressOf(large))).rejects.toMatchObject({
      message: "La firma no debe superar los 200 kB",
    });
  });
});
