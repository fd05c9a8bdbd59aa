import type { FoundBlock } from "./picture-blocks.ts";
import type { Place, Plane } from "./picture-plane.ts";

/**
 * Function that maps each position of a picture to its position in another: rotated, scaled and shifted as a
 * whole.
 */
export type Shift = (place: Place) => Place;

/**
 * Linear function over a picture: its value at the centre, and its increase per pixel to the right and down.
 */
type Slope = readonly [middle: number, across: number, down: number];

const valueAt = ([middle, across, down]: Slope, x: number, y: number): number =>
  middle + across * x + down * y;

/** Penalty on scaling and rotation, which matters when few blocks were found. */
const STIFF = 20;
/** Number of rounds in which the weight of outliers is reduced. */
const ROUNDS = 8;

/**
 * Returns the linear function that fits values at positions best, by their weights (weighted least squares).
 */
function slopeOf(places: readonly Place[], values: readonly number[], weights: readonly number[]): Slope {
  const sums = [
    [1e-3, 0, 0, 0],
    [0, STIFF, 0, 0],
    [0, 0, STIFF, 0],
  ];
  for (const [at, { x, y }] of places.entries()) {
    const terms = [1, x, y];
    for (const [row, sum] of sums.entries())
      for (const column of sum.keys())
        sum[column] =
          (sum[column] ?? 0) +
          (weights[at] ?? 0) * (terms[row] ?? 0) * (column === 3 ? (values[at] ?? 0) : (terms[column] ?? 0));
  }
  // The terms added on the diagonal keep every pivot above zero: Gauss and Jordan need no exchange of rows.
  for (const [pivot, by] of sums.entries())
    for (const [row, sum] of sums.entries()) {
      if (row === pivot) continue;
      const share = (sum[pivot] ?? 0) / (by[pivot] ?? 1);
      for (const column of sum.keys()) sum[column] = (sum[column] ?? 0) - share * (by[column] ?? 0);
    }
  const [middle = 0, across = 0, down = 0] = sums.map((sum, row) => (sum[3] ?? 0) / (sum[row] ?? 1));
  return [middle, across, down];
}

/**
 * Returns the mapping on which most of the found blocks agree, in the pixels of a plane `scale` times as
 * large.
 */
export function shiftOf(blocks: readonly FoundBlock[], { width, height }: Plane, scale = 1): Shift {
  const [cx, cy] = [width / 2, height / 2];
  const places = blocks.map(({ x, y }) => ({ x: x - cx, y: y - cy }));
  const trusted = blocks.map(({ likeness }) => Math.max(likeness, 0) ** 4);
  let weights: readonly number[] = trusted;
  let [dx, dy]: readonly [Slope, Slope] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (let round = 0; round < ROUNDS; round += 1) {
    dx = slopeOf(
      places,
      blocks.map((block) => block.dx),
      weights,
    );
    dy = slopeOf(
      places,
      blocks.map((block) => block.dy),
      weights,
    );
    const near = Math.max(1, 4 - round);
    weights = blocks.map((block, at) => {
      const { x = 0, y = 0 } = places[at] ?? {};
      const off = Math.hypot(valueAt(dx, x, y) - block.dx, valueAt(dy, x, y) - block.dy) / near;
      return (trusted[at] ?? 0) / (1 + off ** 4);
    });
  }
  return ({ x, y }) => {
    const [u, v] = [(x + 0.5) / scale - cx, (y + 0.5) / scale - cy];
    return { x: x + scale * valueAt(dx, u, v), y: y + scale * valueAt(dy, u, v) };
  };
}
