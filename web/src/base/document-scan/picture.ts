/** Picture in grey: one byte per pixel, 0 is black. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** Values of a picture that is being worked on. */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** Colours of a picture as a canvas returns them: red, green, blue and opacity of each pixel. */
export interface Colours {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** Returns a picture in grey. */
export function greyOf({ width, height, data }: Colours): Picture {
  const grey = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < grey.length; at += 1, from += 4)
    grey[at] = (data[from]! * 77 + data[from + 1]! * 150 + data[from + 2]! * 29) >> 8;
  return { width, height, data: grey };
}

/** Returns a picture after a number of quarter turns to the right. */
export function quarterTurned(picture: Picture, turns: number): Picture {
  const { width, height, data } = picture;
  if (turns === 0) return picture;
  const turned = new Uint8Array(data.length);
  if (turns === 2) {
    for (let at = 0; at < data.length; at += 1) turned[data.length - 1 - at] = data[at]!;
    return { width, height, data: turned };
  }
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const place = turns === 1 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y;
      turned[place] = data[y * width + x]!;
    }
  return { width: height, height: width, data: turned };
}

/** Returns the brightness between pixels; outside of the picture, that of its edge. */
export function brightnessAt({ width, height, data }: Picture, x: number, y: number): number {
  const right = Math.min(Math.max(x, 0), width - 1.001);
  const down = Math.min(Math.max(y, 0), height - 1.001);
  const [column, row] = [Math.floor(right), Math.floor(down)];
  const [partX, partY] = [right - column, down - row];
  const at = row * width + column;
  const above = data[at]! * (1 - partX) + data[at + 1]! * partX;
  const below = data[at + width]! * (1 - partX) + data[at + width + 1]! * partX;
  return above * (1 - partY) + below * partY;
}

/** Pixels of a row that fall into each pixel of a row of another length, with their parts. */
function shares(from: number, to: number): { readonly starts: Int32Array; readonly parts: Float32Array[] } {
  const scale = from / to;
  const starts = new Int32Array(to);
  const parts = Array.from({ length: to }, (_, at) => {
    // A pixel of a larger picture is between the two nearest ones.
    const [begin, end] = scale < 1 ? [at * scale + scale / 2 - 0.5, 0] : [at * scale, (at + 1) * scale];
    const first = Math.min(Math.max(Math.floor(begin), 0), from - 2);
    starts[at] = first;
    if (scale < 1) {
      const part = Math.min(Math.max(begin - first, 0), 1);
      return Float32Array.of(1 - part, part);
    }
    const last = Math.min(Math.ceil(end), from);
    return Float32Array.from(
      { length: last - first },
      (_none, next) => (Math.min(first + next + 1, end) - Math.max(first + next, begin)) / scale,
    );
  });
  return { starts, parts };
}

/** Returns a picture at another width; a smaller one has the mean of the pixels that fall together. */
export function scaledTo(picture: Picture, width: number): Picture {
  if (width === picture.width) return picture;
  const height = Math.max(2, Math.round((picture.height * width) / picture.width));
  const across = shares(picture.width, width);
  const down = shares(picture.height, height);
  const rows = new Float32Array(width * picture.height);
  for (let y = 0; y < picture.height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const parts = across.parts[x]!;
      const start = y * picture.width + across.starts[x]!;
      let sum = 0;
      for (let at = 0; at < parts.length; at += 1) sum += picture.data[start + at]! * parts[at]!;
      rows[y * width + x] = sum;
    }
  const data = new Uint8Array(width * height);
  const sums = new Float32Array(width);
  for (let y = 0; y < height; y += 1) {
    sums.fill(0);
    for (const [at, part] of down.parts[y]!.entries()) {
      const start = (down.starts[y]! + at) * width;
      for (let x = 0; x < width; x += 1) sums[x]! += rows[start + x]! * part;
    }
    data.set(sums, y * width);
  }
  return { width, height, data };
}

/** Returns the mean of the square around each pixel, up to `radius` pixels away. */
export function meanAround(
  { width, height, data }: { width: number; height: number; data: ArrayLike<number> },
  radius: number,
): Field {
  const rows = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const start = y * width;
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x += 1) sum += data[start + x]!;
    for (let x = 0; x < width; x += 1) {
      if (x + radius < width) sum += data[start + x + radius]!;
      if (x - radius > 0) sum -= data[start + x - radius - 1]!;
      rows[start + x] = sum / (Math.min(x + radius, width - 1) - Math.max(x - radius, 0) + 1);
    }
  }
  const means = new Float32Array(width * height);
  const sums = new Float64Array(width);
  for (let y = 0; y < Math.min(radius, height); y += 1)
    for (let x = 0; x < width; x += 1) sums[x]! += rows[y * width + x]!;
  for (let y = 0; y < height; y += 1) {
    const count = Math.min(y + radius, height - 1) - Math.max(y - radius, 0) + 1;
    for (let x = 0; x < width; x += 1) {
      if (y + radius < height) sums[x]! += rows[(y + radius) * width + x]!;
      if (y - radius > 0) sums[x]! -= rows[(y - radius - 1) * width + x]!;
      means[y * width + x] = sums[x]! / count;
    }
  }
  return { width, height, data: means };
}

/** Returns the brightness of each pixel as a part of the brightness around it: light and shadow fall out. */
export function evened(picture: Picture, radius: number): Field {
  const near = meanAround(picture, 1);
  const around = meanAround(picture, radius);
  const data = near.data;
  for (let at = 0; at < data.length; at += 1) data[at] = data[at]! / Math.max(around.data[at]!, 1);
  return near;
}
