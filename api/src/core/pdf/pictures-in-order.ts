import { printerLibrary } from "./printer-library.ts";

type Decoded = (pixels: Buffer) => void;

const { prototype: picture } = printerLibrary("png-js") as {
  prototype: { decodePixels(this: object, decoded: Decoded): void };
};
const { decodePixels } = picture;
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes the printer decode transparent pictures in parallel, but write each after the previous ones.
 * Otherwise the bytes would depend on which picture is decoded first.
 */
picture.decodePixels = function inOrder(decoded) {
  const before = last;
  const pixels = new Promise<Buffer>((done) => decodePixels.call(this, done));
  last = before.then(async () => decoded(await pixels));
};
