import type { Day } from "@travesia/api/colombia/days";
import { cedulaOf } from "./cedula-code.rules.ts";
import { codePlace, type CodePlace } from "./code-place.ts";
import { sharpest, upright } from "./ink.ts";
import { cutOut } from "./line-cut.ts";
import { evened, type Picture, quarterTurned, scaledTo } from "./picture.ts";
import type { Reading } from "./read-mrz.ts";

/** Returns the bytes of the PDF417 code in a picture; null when there is none. */
export type Decode = (picture: Picture) => Promise<Uint8Array | null>;

/** Widths at which a code is tried, and whether its light is evened: each fails on some. */
const tries = [
  [1300, true],
  [2600, true],
  [1800, false],
  [2200, true],
] as const;

/** Reads the code on the back of a yellow cédula; null when there is none, or it is not legible. */
export async function readCode(picture: Picture, today: Day, decode: Decode): Promise<Reading | null> {
  for (const turns of [0, 1] as const) {
    const turned = quarterTurned(picture, turns);
    const place = codePlace(turned);
    if (!place) continue;
    const straight = straightened(turned, place);
    for (const [width, isEvened] of tries) {
      const cut = cutAt(turned, straight, width);
      const bytes = await decode(isEvened ? stretched(cut) : cut);
      const document = bytes && cedulaOf(bytes, today);
      if (document) return { document, cut: scaledTo(turned, Math.min(turned.width, 1000)) };
    }
  }
  return null;
}

const cutAt = (picture: Picture, { ink, ...box }: CodePlace, width: number): Picture =>
  cutOut(picture, ink, box, width / box.width);

/** Returns the place turned so that the bars of its code are upright: their columns then differ most. */
function straightened(picture: Picture, place: CodePlace): CodePlace {
  const cut = cutAt(picture, place, 1300);
  const lean = sharpest((degrees) => columnSharpness(cut, degrees), -2, 2, 0.1);
  if (lean === 0) return place;
  const ink = upright(place.ink.flat, place.ink.angle + lean);
  const middle = place.ink.source(place.left + place.width / 2, place.top + place.height / 2);
  const [x, y] = ink.placeOf(middle);
  return { ...place, ink, left: x - place.width / 2, top: y - place.height / 2 };
}

function columnSharpness({ width, height, data }: Picture, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const sums = new Float64Array(width);
  const counts = new Float64Array(width);
  for (let y = 0; y < height; y += 2) {
    const shift = Math.round((y - height / 2) * slope);
    for (let x = 0; x < width; x += 1) {
      const to = x + shift;
      if (to < 0 || to >= width) continue;
      sums[to]! += data[y * width + x]!;
      counts[to]! += 1;
    }
  }
  let sharpness = 0;
  for (let x = 41; x < width - 40; x += 1)
    sharpness += (sums[x]! / counts[x]! - sums[x - 1]! / counts[x - 1]!) ** 2;
  return sharpness;
}

/** Returns a cut with even light, from black to white. */
function stretched(cut: Picture): Picture {
  const { width, height, data } = evened(cut, Math.round(cut.width / 30));
  return {
    width,
    height,
    data: Uint8Array.from(data, (part) => Math.min(255, Math.max(0, (part - 0.4) * 280))),
  };
}
