import { angleOf, inkOf, type UprightInk, upright } from "./ink.ts";
import { cutOut } from "./line-cut.ts";
import { meanAround, type Picture } from "./picture.ts";

/** Place of a code in upright ink. */
export interface CodePlace {
  readonly ink: UprightInk;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels of the squares in which a code is looked for. */
const SQUARE = 8;
/** Density of upright edges, as a part of the densest, from which a square belongs to the code. */
const DENSE = 0.45;
/** Margin around the code, as a part of its width. */
const MARGIN = 0.05;

/** Finds the oblong of a picture with the densest upright edges; null when nothing has the form of a code. */
export function codePlace(picture: Picture): CodePlace | null {
  const flat = inkOf(picture);
  const ink = upright(flat, angleOf(flat));
  const seen = cutOut(picture, ink, { left: 0, top: 0, width: ink.width, height: ink.height }, 1);
  const box = largest(densities(seen));
  if (!box) return null;
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  if (width < ink.width * 0.25 || width < height * 1.6) return null;
  const margin = width * MARGIN;
  return {
    ink,
    left: box.left - margin,
    top: box.top - margin,
    width: width + margin * 2,
    height: height + margin * 2,
  };
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;
}

/** Returns how much more the brightness changes from left to right than from top to bottom, by square. */
function densities({ width, height, data }: Picture): Grid {
  const edges = new Float32Array(width * height);
  for (let y = 1; y < height; y += 1)
    for (let x = 1; x < width; x += 1) {
      const at = y * width + x;
      const across = Math.abs(data[at]! - data[at - 1]!);
      const down = Math.abs(data[at]! - data[at - width]!);
      edges[at] = Math.max(0, across - down) / (data[at]! + 40);
    }
  const means = meanAround({ width, height, data: edges }, Math.round(width / 80)).data;
  const [columns, rows] = [Math.floor(width / SQUARE), Math.floor(height / SQUARE)];
  const values = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      values[row * columns + column] = means[(row * SQUARE + 4) * width + column * SQUARE + 4]!;
  return { columns, rows, values };
}

/** Returns the box of the largest dense area, in pixels. */
function largest({ columns, rows, values }: Grid) {
  const limit = values.reduce((most, value) => Math.max(most, value), 0) * DENSE;
  const seen = new Uint8Array(values.length);
  let best: { left: number; right: number; top: number; bottom: number } | null = null;
  let most = 0;
  for (let start = 0; start < values.length; start += 1) {
    if (seen[start] || values[start]! < limit) continue;
    const area = [start];
    seen[start] = 1;
    for (const at of area) {
      const column = at % columns;
      const near = [
        at - columns,
        at + columns,
        ...(column > 0 ? [at - 1] : []),
        ...(column < columns - 1 ? [at + 1] : []),
      ];
      for (const next of near)
        if (next >= 0 && next < values.length && !seen[next] && values[next]! >= limit) {
          seen[next] = 1;
          area.push(next);
        }
    }
    if (area.length <= most) continue;
    most = area.length;
    const [xs, ys] = [area.map((at) => at % columns), area.map((at) => Math.floor(at / columns))];
    const edge = (of: readonly number[], end: "min" | "max") =>
      of.reduce((one, other) => Math[end](one, other));
    best = {
      left: edge(xs, "min") * SQUARE,
      right: (edge(xs, "max") + 1) * SQUARE,
      top: edge(ys, "min") * SQUARE,
      bottom: (edge(ys, "max") + 1) * SQUARE,
    };
  }
  return best && rows > 0 ? best : null;
}
