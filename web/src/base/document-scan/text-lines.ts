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

/** Parts of the picture's width: the gap that letters have at most, and a line's length at least. */
const GAP = 0.026;
const SHORTEST = 0.42;
/** Gap between the last letter and the end of its place, as a part of a place. */
export const LAST_GAP = 0.42;
/** Distance of lines by their number of letters, in places of a letter. */
const distances = { 44: 2.5, 30: 1.7 } as const;

/** Returns the flat boxes of long lines, from top to bottom. */
export function lineBoxes({ width, height, data }: UprightInk, pictureWidth: number): LineBox[] {
  const [gap, shortest] = [Math.round(pictureWidth * GAP), pictureWidth * SHORTEST];
  const done: LineBox[] = [];
  let open: { left: number; right: number; top: number; bottom: number }[] = [];
  for (let y = 0; y < height; y += 1) {
    for (const [left, right] of longRuns(data.subarray(y * width, (y + 1) * width), gap, shortest)) {
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
    return part > 0.008 && part < 0.075;
  };
  return [...done, ...open].filter(isFlat).sort((one, other) => one.top - other.top);
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
