/** A rectangle of the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels between a toast and the element beside it. */
const GAP = 8;

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Returns whether a box overlaps none of the others. */
export const isFree = (box: Box, kept: readonly Box[]): boolean => !kept.some((other) => meet(box, other));

/**
 * Finds the place nearest to the top right corner of `room` at which a box of this size covers nothing that
 * must stay free; null when there is none.
 */
export function freePlace({ width, height }: Size, kept: readonly Box[], room: Box): Box | null {
  const rights = [room.right, ...kept.map(({ left }) => left - GAP)];
  const tops = [room.top, ...kept.map(({ bottom }) => bottom + GAP)];
  const fits = ({ left, top, right, bottom }: Box) =>
    left >= room.left && top >= room.top && right <= room.right && bottom <= room.bottom;
  const far = ({ right, top }: Box) => room.right - right + (top - room.top);
  return (
    [...new Set(rights)]
      .flatMap((right) =>
        [...new Set(tops)].map((top) => ({ left: right - width, top, right, bottom: top + height })),
      )
      .filter(fits)
      .sort((one, other) => far(one) - far(other))
      .find((box) => isFree(box, kept)) ?? null
  );
}
