import type { UprightInk } from "./ink.ts";

/** Box of a line of text in upright ink. */
export interface LineBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Lines that may be a machine-readable zone. */
export interface LineSet {
  readonly letters: 30 | 44;
  readonly boxes: readonly LineBox[];
}

/**
 * Parts of the picture's width: the gap that letters have at most, a line's length at least, and the distance
 * up and down within which the ink of a line counts for one row.
 */
const GAP = 0.028;
const NEAR = 0.004;
const SHORTEST = 0.42;
/** Gap between the last letter and the end of its place, as a part of a place. */
export const LAST_GAP = 0.42;
/** Distance of lines by their number of letters, in places of a letter. */
const distances = { 44: 2.5, 30: 1.7 } as const;

/** Part of a row that a line of text has as ink at least, from its top to its bottom. */
const INKED = 0.04;

/** Returns the flat boxes of long lines, from top to bottom. */
export function lineBoxes(ink: UprightInk, pictureWidth: number): LineBox[] {
  const [gap, shortest] = [Math.round(pictureWidth * GAP), pictureWidth * SHORTEST];
  const done: LineBox[] = [];
  let open: { left: number; right: number; top: number; bottom: number }[] = [];
  for (const [y, row] of thickRows(ink, Math.round(pictureWidth * NEAR)).entries()) {
    for (const [left, right] of longRuns(row, gap, shortest)) {
      const above = open.find((box) => box.left < right && left < box.right);
      if (!above) {
        open.push({ left, right, top: y, bottom: y });
        continue;
      }
      above.left = Math.min(above.left, left);
      above.right = Math.max(above.right, right);
      above.bottom = y;
    }
    const ended = open.filter(({ bottom }) => bottom < y - 1);
    done.push(...ended);
    open = open.filter((box) => !ended.includes(box));
  }
  const isFlat = ({ left, right, top, bottom }: LineBox) => {
    const part = (bottom - top + 1) / (right - left);
    return part > 0.01 && part < 0.075;
  };
  return [...done, ...open]
    .map((box) => fitted(ink, box))
    .filter(isFlat)
    .sort((one, other) => one.top - other.top);
}

/** Returns the rows of the ink, each with that of the rows near it. */
function thickRows({ width, height, data }: UprightInk, near: number): Uint8Array[] {
  return Array.from({ length: height }, (_, y) => {
    const row = new Uint8Array(width);
    for (let from = Math.max(0, y - near); from <= Math.min(height - 1, y + near); from += 1) {
      const start = from * width;
      for (let x = 0; x < width; x += 1) row[x]! |= data[start + x]!;
    }
    return row;
  });
}

/** Returns a box from the top to the bottom of its letters, around its middle row. */
function fitted({ width, height, data }: UprightInk, { left, right, top, bottom }: LineBox): LineBox {
  const isInked = (y: number) => {
    let sum = 0;
    for (let x = left; x < right; x += 1) sum += data[y * width + x]!;
    return sum > (right - left) * INKED;
  };
  let [first, last] = [Math.round((top + bottom) / 2), Math.round((top + bottom) / 2)];
  while (first > 0 && isInked(first - 1)) first -= 1;
  while (last < height - 1 && isInked(last + 1)) last += 1;
  return { left, right, top: first, bottom: last };
}

function longRuns(row: Uint8Array, gap: number, shortest: number): [number, number][] {
  const runs: [number, number][] = [];
  let [start, last] = [-1, -1];
  const end = () => {
    if (start >= 0 && last - start >= shortest) runs.push([start, last + 1]);
  };
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    if (start < 0 || x - last > gap) {
      end();
      start = x;
    }
    last = x;
  }
  end();
  return runs;
}

/** Returns the sets of lines that may be a machine-readable zone, the lowest first. */
export function lineSets(boxes: readonly LineBox[]): LineSet[] {
  const sets: LineSet[] = [];
  const lowest = [...boxes].reverse();
  for (const [index, last] of lowest.entries())
    for (const middle of lowest.slice(index + 1)) {
      if (!areAlike(middle, last)) continue;
      for (const letters of [30, 44] as const) {
        if (!isDistance(middle, last, letters)) continue;
        if (letters === 44) sets.push({ letters, boxes: [middle, last] });
        const first = lowest.find(
          (box) => areAlike(box, middle) && areAlike(box, last) && isDistance(box, middle, 30),
        );
        if (letters === 30 && first) sets.push({ letters, boxes: [first, middle, last] });
      }
    }
  return sets;
}

function areAlike(one: LineBox, other: LineBox): boolean {
  const allowed = (other.right - other.left) * 0.05;
  return Math.abs(one.left - other.left) < allowed && Math.abs(one.right - other.right) < allowed;
}

function isDistance(upper: LineBox, lower: LineBox, letters: 30 | 44): boolean {
  const place = (lower.right - lower.left) / (letters - LAST_GAP);
  const found = (middleOf(lower) - middleOf(upper)) / place;
  return Math.abs(found / distances[letters] - 1) < 0.22;
}

/** Returns the height of a box's middle. */
export const middleOf = ({ top, bottom }: LineBox): number => (top + bottom) / 2;
