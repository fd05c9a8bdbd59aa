/** Grey values of a small picture, row by row. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** A position in a picture, in pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Returns the same plane with new values. */
const withValues = (plane: Plane, value: (old: number, at: number) => number): Plane => ({
  ...plane,
  values: plane.values.map(value),
});

/**
 * Writes for each value of a line the mean of the values around it, up to `radius` positions away; `step` is
 * the distance to the next value.
 */
function lineMeans(
  from: Float32Array,
  to: Float32Array,
  { first, step, length, radius }: Record<"first" | "step" | "length" | "radius", number>,
): void {
  const at = (place: number) => from[first + place * step] ?? 0;
  let [total, count] = [0, 0];
  for (let place = 0; place < Math.min(radius, length); place += 1) {
    total += at(place);
    count += 1;
  }
  for (let place = 0; place < length; place += 1) {
    if (place + radius < length) {
      total += at(place + radius);
      count += 1;
    }
    if (place > radius) {
      total -= at(place - radius - 1);
      count -= 1;
    }
    to[first + place * step] = total / count;
  }
}

/** Returns, for each value of a plane, the mean of its neighbourhood. */
function means({ width, height, values }: Plane, radius: number): Float32Array {
  const [across, both] = [new Float32Array(values.length), new Float32Array(values.length)];
  for (let y = 0; y < height; y += 1)
    lineMeans(values, across, { first: y * width, step: 1, length: width, radius });
  for (let x = 0; x < width; x += 1)
    lineMeans(across, both, { first: x, step: width, length: height, radius });
  return both;
}

/** Contrast, of 256 grey levels, below which compression noise is not amplified to a pattern. */
const NOISE = 10;

/** Returns the difference of each value from its neighbourhood, which removes differences of lighting. */
export function standingOut(plane: Plane, radius: number): Plane {
  const mean = means(plane, radius);
  const square = means(
    withValues(plane, (value) => value * value),
    radius,
  );
  return withValues(plane, (value, at) => {
    const middle = mean[at] ?? 0;
    const spread = Math.sqrt(Math.max((square[at] ?? 0) - middle * middle, 0));
    return (value - middle) / (spread + NOISE);
  });
}

/** Returns a plane with half the width and height. */
export function halved({ width, height, values }: Plane): Plane {
  const [half, high] = [width >> 1, height >> 1];
  const small = new Float32Array(half * high);
  for (let y = 0; y < high; y += 1)
    for (let x = 0; x < half; x += 1) {
      const at = 2 * y * width + 2 * x;
      const above = (values[at] ?? 0) + (values[at + 1] ?? 0);
      const below = (values[at + width] ?? 0) + (values[at + width + 1] ?? 0);
      small[y * half + x] = (above + below) / 4;
    }
  return { width: half, height: high, values: small };
}

/**
 * Returns the value interpolated between the four pixels around a position; outside the plane, the value at
 * its edge.
 */
function valueBetween({ width, height, values }: Plane, place: Place): number {
  const x = Math.min(Math.max(place.x, 0), width - 1.001);
  const y = Math.min(Math.max(place.y, 0), height - 1.001);
  const left = Math.floor(x);
  const top = Math.floor(y);
  const right = x - left;
  const down = y - top;
  const at = top * width + left;
  const above = (values[at] ?? 0) * (1 - right) + (values[at + 1] ?? 0) * right;
  const below = (values[at + width] ?? 0) * (1 - right) + (values[at + width + 1] ?? 0) * right;
  return above * (1 - down) + below * down;
}

/** Returns a plane in which each pixel is the pixel at the position that `placeOf` returns. */
export function drawnBy(plane: Plane, placeOf: (place: Place) => Place): Plane {
  const { width, height } = plane;
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) values[y * width + x] = valueBetween(plane, placeOf({ x, y }));
  return { width, height, values };
}
