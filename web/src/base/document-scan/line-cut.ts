import type { UprightInk } from "./ink.ts";
import { brightnessAt, type Picture } from "./picture.ts";

/** Part of upright ink to cut out of the picture, in pixels of the ink. */
interface Cut {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Cuts a flat part out of the full picture, at `scale` pixels for each pixel of the ink; each pixel is the
 * mean of the picture's pixels that fall together.
 */
export function cutOut(
  picture: Picture,
  ink: UprightInk,
  { left, top, width, height }: Cut,
  scale: number,
): Picture {
  const [columns, rows] = [Math.max(2, Math.round(width * scale)), Math.max(2, Math.round(height * scale))];
  const corner = ink.source(left, top);
  const right = ink.source(left + 1, top);
  const down = ink.source(left, top + 1);
  const steps = [0, 1].map((axis) => [
    ((right[axis]! - corner[axis]!) * picture.width) / scale,
    ((down[axis]! - corner[axis]!) * picture.width) / scale,
  ]) as [[number, number], [number, number]];
  const start = corner.map((part) => part * picture.width - 0.5) as [number, number];
  const samples = Math.min(4, Math.max(1, Math.round(Math.hypot(steps[0][0], steps[1][0]))));
  const data = new Uint8Array(columns * rows);
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1) {
      let sum = 0;
      for (let j = 0; j < samples; j += 1)
        for (let i = 0; i < samples; i += 1) {
          const [along, across] = [x + (i + 0.5) / samples, y + (j + 0.5) / samples];
          sum += brightnessAt(
            picture,
            start[0] + steps[0][0] * along + steps[0][1] * across,
            start[1] + steps[1][0] * along + steps[1][1] * across,
          );
        }
      data[y * columns + x] = sum / samples ** 2;
    }
  return { width: columns, height: rows, data };
}
