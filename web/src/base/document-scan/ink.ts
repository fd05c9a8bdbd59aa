import { evened, type Picture, scaledTo } from "./picture.ts";

/** Width at which lines and codes are looked for. */
const SEARCH_WIDTH = 1100;
/** Brightness below which a pixel is ink, as a part of the brightness around it. */
const DARK = 0.8;
const STEEPEST = 22;
/** Number of ink pixels that are enough to find an angle. */
const ENOUGH = 30_000;

/** Pixels that are ink: 1, else 0. */
export interface Ink {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Ink that was turned upright, and its way back to the picture. */
export interface UprightInk extends Ink {
  /** Tilt in the picture, in degrees to the right and down. */
  readonly angle: number;
  /** Returns the place in the picture, as parts of its width, of a place in the turned ink. */
  readonly source: (x: number, y: number) => readonly [number, number];
  /** Returns the place in the turned ink of a place in the picture. */
  readonly placeOf: (source: readonly [number, number]) => readonly [number, number];
  /** Ink before it was turned. */
  readonly flat: Ink;
}

/** Returns the ink of a picture at the width of the search. */
export function inkOf(picture: Picture): Ink {
  const small = scaledTo(picture, SEARCH_WIDTH);
  const { width, height, data } = evened(small, Math.round(SEARCH_WIDTH / 90));
  return { width, height, data: Uint8Array.from(data, (value) => (value < DARK ? 1 : 0)) };
}

/** Returns the tilt of the lines in the ink, in degrees: the one at which its rows differ most. */
export function angleOf(ink: Ink): number {
  const points = pointsOf(ink);
  const sharpness = (degrees: number) => sharpnessAt(points, ink, degrees);
  const coarse = sharpest(sharpness, -STEEPEST, STEEPEST, 0.5);
  return sharpest(sharpness, coarse - 0.5, coarse + 0.5, 0.1);
}

/** Returns the value with the highest result, of those between two with a step. */
export function sharpest(of: (value: number) => number, from: number, to: number, step: number): number {
  let [best, most] = [from, -Infinity];
  for (let count = 0; from + count * step <= to + step / 2; count += 1) {
    const found = of(from + count * step);
    if (found > most) [best, most] = [from + count * step, found];
  }
  return best;
}

interface Points {
  readonly xs: Float32Array;
  readonly ys: Float32Array;
}

function pointsOf({ width, data }: Ink): Points {
  let count = 0;
  for (const value of data) count += value;
  const step = Math.max(1, Math.floor(count / ENOUGH));
  const kept = Math.floor(count / step);
  const [xs, ys] = [new Float32Array(kept), new Float32Array(kept)];
  let seen = 0;
  for (let at = 0, to = 0; at < data.length && to < kept; at += 1) {
    if (!data[at]) continue;
    seen += 1;
    if (seen % step !== 0) continue;
    xs[to] = at % width;
    ys[to] = Math.floor(at / width);
    to += 1;
  }
  return { xs, ys };
}

function sharpnessAt({ xs, ys }: Points, { width, height }: Ink, degrees: number): number {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const rows = new Float32Array(width + height * 2);
  for (let at = 0; at < xs.length; at += 1) rows[Math.round(ys[at]! * cos - xs[at]! * sin + width / 2)]! += 1;
  let sum = 0;
  for (let row = 1; row < rows.length; row += 1) sum += (rows[row]! - rows[row - 1]!) ** 2;
  return sum;
}

/** Returns the ink turned so that lines of this tilt are flat. */
export function upright(ink: Ink, angle: number): UprightInk {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const width = Math.ceil(ink.width * cos + ink.height * Math.abs(sin));
  const height = Math.ceil(ink.height * cos + ink.width * Math.abs(sin));
  const place = (x: number, y: number): readonly [number, number] => {
    const [right, down] = [x - width / 2, y - height / 2];
    return [right * cos - down * sin + ink.width / 2, right * sin + down * cos + ink.height / 2];
  };
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [left, top] = place(0, y);
    for (let x = 0; x < width; x += 1) {
      const [column, row] = [Math.round(left + x * cos), Math.round(top + x * sin)];
      if (column >= 0 && row >= 0 && column < ink.width && row < ink.height)
        data[y * width + x] = ink.data[row * ink.width + column]!;
    }
  }
  const source = (x: number, y: number): readonly [number, number] => {
    const [column, row] = place(x, y);
    return [(column + 0.5) / ink.width, (row + 0.5) / ink.width];
  };
  const placeOf = ([column, row]: readonly [number, number]): readonly [number, number] => {
    const [right, down] = [column * ink.width - 0.5 - ink.width / 2, row * ink.width - 0.5 - ink.height / 2];
    return [right * cos + down * sin + width / 2, -right * sin + down * cos + height / 2];
  };
  return { width, height, data, angle, source, placeOf, flat: ink };
}

/** Returns the ink turned on its head. */
export function headDown(ink: UprightInk): UprightInk {
  const { width, height } = ink;
  const mirrored = ([x, y]: readonly [number, number]) => [width - x, height - y] as const;
  return {
    ...ink,
    data: ink.data.toReversed(),
    source: (x, y) => ink.source(...mirrored([x, y])),
    placeOf: (source) => mirrored(ink.placeOf(source)),
  };
}
