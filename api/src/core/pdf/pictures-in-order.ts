import { printerLibrary } from "./printer-library.ts";

type Decoded = (pixels: Buffer) => void;

const { prototype: picture } = printerLibrary("png-js") as {
  prototype: { decodePixels(this: object, decoded: Decoded): void };
};
const { decodePixels } = picture;
let last: Promise<unknown> = Promise.resolve();

/**
 * Lets the printer decode pictures that one can see through side by side, as it does, and write each when
 * those before it are written: by which one happens to be decoded first it would print other bytes each time.
 */
picture.decodePixels = function inOrder(decoded) {
  const before = last;
  const pixels = new Promise<Buffer>((done) => decodePixels.call(this, done));
  last = before.then(async () => decoded(await pixels));
};
