import type { LetterShapes } from "./letter-shapes.ts";
import type { Picture } from "./picture.ts";

/** Likeness of a place to the letters that are allowed there. */
export interface PlaceReading {
  readonly letter: string;
  /** Correlation with the letter's shape, at most 1. */
  readonly likeness: number;
  /** Lead over the second letter. */
  readonly lead: number;
  readonly all: ReadonlyMap<string, number>;
}

/** Pixels that a letter may be off its expected place: the first letter, and the others. */
const [FIRST_OFF, OFF] = [5, 2];
/** Part of a letter's offset that the next letters follow. */
const FOLLOWED = 0.4;
/** Likeness from which a letter is followed. */
const CLEAR = 0.55;
/** Place after which a line is given up, and the mean likeness below which it is. */
const [ENOUGH, UNLIKE] = [7, 0.5];

/**
 * Reads the letters of a line that was cut out: its first letter has its middle at (`x`, `y`), the
 * others a place apart. The reading follows the line where it drifts; null when its first letters are no
 * letters of the shapes.
 */
export function readLetters(
  line: Picture,
  { place, width, height, byLetter }: LetterShapes,
  { x, y }: { readonly x: number; readonly y: number },
  letters: number,
  allowedAt: (place: number) => string,
): PlaceReading[] | null {
  const patch = new Float32Array(width * height);
  const readings: PlaceReading[] = [];
  let [offX, offY, sum] = [0, 0, 0];
  for (let at = 0; at < letters; at += 1) {
    const off = at === 0 ? FIRST_OFF : OFF;
    const [left, top] = [Math.round(x + at * place + offX - width / 2), Math.round(y + offY - height / 2)];
    const allowed = [...allowedAt(at)];
    const best = new Float32Array(allowed.length).fill(-1);
    let [most, moveX, moveY] = [-1, 0, 0];
    for (let dy = -off; dy <= off; dy += 1)
      for (let dx = -off; dx <= off; dx += 1) {
        if (!take(line, left + dx, top + dy, width, height, patch)) continue;
        for (let index = 0; index < allowed.length; index += 1) {
          const likeness = product(patch, byLetter.get(allowed[index]!)!);
          if (likeness > best[index]!) best[index] = likeness;
          if (likeness > most) [most, moveX, moveY] = [likeness, dx, dy];
        }
      }
    if (most > CLEAR) {
      const part = at === 0 ? 1 : FOLLOWED;
      offX += (left + moveX + width / 2 - (x + at * place + offX)) * part;
      offY += (top + moveY + height / 2 - (y + offY)) * part;
    }
    readings.push(readingOf(allowed, best));
    sum += most;
    if (at === ENOUGH && sum / (at + 1) < UNLIKE) return null;
  }
  return readings;
}

/** Returns the reading of a place by the likeness to each of its letters. */
function readingOf(allowed: readonly string[], likeness: ArrayLike<number>): PlaceReading {
  let [first, second] = [0, -1];
  for (let at = 1; at < allowed.length; at += 1)
    if (likeness[at]! > likeness[first]!) [first, second] = [at, first];
    else if (second < 0 || likeness[at]! > likeness[second]!) second = at;
  return {
    letter: allowed[first]!,
    likeness: likeness[first]!,
    lead: second < 0 ? 1 : likeness[first]! - likeness[second]!,
    all: new Map(allowed.map((letter, at) => [letter, likeness[at]!])),
  };
}

/** Returns the reading of a place by two cuts: the letter that is most like both. */
export function together(one: PlaceReading, other: PlaceReading): PlaceReading {
  const allowed = [...one.all.keys()];
  return readingOf(
    allowed,
    allowed.map((letter) => (one.all.get(letter)! + (other.all.get(letter) ?? 0)) / 2),
  );
}

/** Copies a part of a line with mean 0 and length 1; false when it is outside, or of one colour. */
function take(
  line: Picture,
  left: number,
  top: number,
  width: number,
  height: number,
  to: Float32Array,
): boolean {
  if (left < 0 || top < 0 || left + width > line.width || top + height > line.height) return false;
  let [sum, squares, at] = [0, 0, 0];
  for (let row = 0; row < height; row += 1) {
    const start = (top + row) * line.width + left;
    for (let column = 0; column < width; column += 1) {
      const value = line.data[start + column]!;
      sum += value;
      squares += value * value;
      to[at] = value;
      at += 1;
    }
  }
  const mean = sum / at;
  const length = Math.sqrt(squares - sum * mean);
  if (!(length > at * 0.05)) return false;
  for (let index = 0; index < at; index += 1) to[index] = (to[index]! - mean) / length;
  return true;
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += one[at]! * other[at]!;
  return sum;
}
