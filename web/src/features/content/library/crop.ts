import type { PictureCropInput } from "../../../graphql/schema.generated.ts";

/** Aspect ratio (width / height) of the frame in which a proposal shows pictures. */
export const frameRatio = 16 / 9;
/** Maximum enlargement; beyond it a picture looks pixelated. */
export const mostZoom = 3;

/** Position of a picture in the frame: enlarged by `zoom`, and shifted between 0 (left, top) and 1. */
export interface Framing {
  readonly zoom: number;
  readonly across: number;
  readonly down: number;
}

/** Default position that pages use: centred, filling the frame. */
export const middle: Framing = { zoom: 1, across: 0.5, down: 0.5 };

/**
 * Returns the part of a picture with this aspect ratio that is visible at a position, as fractions of the
 * picture.
 */
export function cropOf(ratio: number, { zoom, across, down }: Framing): PictureCropInput {
  const width = Math.min(1, frameRatio / ratio) / zoom;
  const height = Math.min(1, ratio / frameRatio) / zoom;
  return { x: (1 - width) * across, y: (1 - height) * down, width, height };
}

/** Returns a position moved by fractions of the frame, as when the user drags the picture. */
export function pulled(ratio: number, framing: Framing, right: number, below: number): Framing {
  const { width, height } = cropOf(ratio, framing);
  const moved = (place: number, side: number, by: number) =>
    side > 0.999 ? place : Math.min(1, Math.max(0, place - (by * side) / (1 - side)));
  return {
    ...framing,
    across: moved(framing.across, width, right),
    down: moved(framing.down, height, below),
  };
}
