import type { PictureCropInput } from "../../../graphql/schema.generated.ts";

/** Width over height of the frame in which a proposal shows its pictures. */
export const frameRatio = 16 / 9;
/** Greatest enlargement: beyond it a picture looks coarse. */
export const mostZoom = 3;

/** Place of a picture in the frame: enlarged by `zoom`, and moved between 0 (left, top) and 1. */
export interface Framing {
  readonly zoom: number;
  readonly across: number;
  readonly down: number;
}

/** The framing that pages choose automatically: the middle, as large as the frame. */
export const middle: Framing = { zoom: 1, across: 0.5, down: 0.5 };

/** Returns the part of a picture of this ratio that a framing shows, in fractions of it. */
export function cropOf(ratio: number, { zoom, across, down }: Framing): PictureCropInput {
  const width = Math.min(1, frameRatio / ratio) / zoom;
  const height = Math.min(1, ratio / frameRatio) / zoom;
  return { x: (1 - width) * across, y: (1 - height) * down, width, height };
}

/** Returns a framing moved by fractions of the frame, as a hand pulls the picture. */
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
