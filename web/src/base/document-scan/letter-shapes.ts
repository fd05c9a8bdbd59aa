import { MRZ_LETTERS } from "./mrz.rules.ts";
import { shapes } from "./ocr-b.shapes.ts";

/** Shapes of the letters at one size: values with mean 0 and length 1. */
export interface LetterShapes {
  /** Pixels of a letter's place. */
  readonly place: number;
  readonly width: number;
  readonly height: number;
  readonly byLetter: ReadonlyMap<string, Float32Array>;
}

const made = new Map<number, LetterShapes>();

/** Returns the shapes for letters whose place has this many pixels; dark is negative. */
export function shapesAt(place: number): LetterShapes {
  const known = made.get(place);
  if (known) return known;
  const width = Math.round((place * shapes.width) / shapes.place);
  const height = Math.round((place * shapes.height) / shapes.place);
  const bits = bitsOf(shapes.bits);
  const drawn = [...MRZ_LETTERS].map((letter, at): [string, Float32Array] => [
    letter,
    normal(smaller(bits, at * shapes.width * shapes.height, place / shapes.place, width, height)),
  ]);
  const found = { place, width, height, byLetter: new Map(drawn) };
  made.set(place, found);
  return found;
}

function bitsOf(text: string): Uint8Array {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return Uint8Array.from({ length: bytes.length * 8 }, (_, at) => (bytes[at >> 3]! >> (7 - (at & 7))) & 1);
}

/** Returns a shape at a smaller scale, as soft as a photograph: the mean of the bits near each pixel. */
function smaller(bits: Uint8Array, from: number, scale: number, width: number, height: number): Float32Array {
  const values = new Float32Array(width * height);
  const [centreX, centreY] = [shapes.width / 2, shapes.height / 2];
  const reach = 0.85 / scale;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [middleX, middleY] = [
        (x + 0.5 - width / 2) / scale + centreX,
        (y + 0.5 - height / 2) / scale + centreY,
      ];
      let [sum, weights] = [0, 0];
      for (let row = Math.floor(middleY - reach); row < middleY + reach; row += 1)
        for (let column = Math.floor(middleX - reach); column < middleX + reach; column += 1) {
          const distance = Math.hypot(column + 0.5 - middleX, row + 0.5 - middleY);
          const weight = Math.max(0, 1 - distance / reach);
          weights += weight;
          if (column >= 0 && row >= 0 && column < shapes.width && row < shapes.height)
            sum -= weight * bits[from + row * shapes.width + column]!;
        }
      values[y * width + x] = sum / weights;
    }
  return values;
}

function normal(values: Float32Array): Float32Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const length = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0));
  return values.map((value) => (value - mean) / length);
}
