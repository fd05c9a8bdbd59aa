import { inflateSync } from "node:zlib";
import { badInput } from "../../../core/failure.ts";

/** Bytes that a drawn signature may have. */
const LARGEST = 200 * 1024;
const PREFIX = "data:image/png;base64,";
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bytes per pixel of 8-bit PNGs by colour type: grey, RGB, palette, grey with alpha, RGBA. */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Sides, in pixels, between which a drawn signature may be. */
const SIDES = { min: 20, max: 4000 };

const unsigned = () => badInput("signature", "Debe firmar antes de continuar");

/**
 * Accepts a drawn signature: a PNG data URL of at most 200 kB on which something is drawn. Answers it
 * trimmed.
 * @throws Refusal BAD_USER_INPUT `Debe firmar antes de continuar` for anything that is no drawing.
 */
export function drawingOf(value: string | null | undefined): string {
  const drawing = (value ?? "").trim();
  if (!drawing.startsWith(PREFIX)) throw unsigned();
  const bytes = Buffer.from(drawing.slice(PREFIX.length), "base64");
  if (bytes.length > LARGEST) throw badInput("signature", "La firma no debe superar los 200 kB");
  if (isBlank(bytes)) throw unsigned();
  return PREFIX + bytes.toString("base64");
}

/** Whether a PNG shows nothing: it cannot be read, or all its pixels are the same. */
function isBlank(png: Buffer): boolean {
  try {
    if (!png.subarray(0, 8).equals(SIGNATURE)) return true;
    const { header, data } = chunksOf(png);
    const [width, height, depth, colour] = [
      header.readUInt32BE(0),
      header.readUInt32BE(4),
      header[8],
      header[9] ?? -1,
    ];
    const size = channels[colour];
    const drawable = [width, height].every((side) => side >= SIDES.min && side <= SIDES.max);
    if (!drawable || depth !== 8 || !size || header[12] !== 0) return true;
    const pixels = unfiltered(
      inflateSync(data, { maxOutputLength: (width * size + 1) * height }),
      width * size,
      height,
      size,
    );
    const first = pixels.subarray(0, size);
    for (let at = size; at < pixels.length; at += size)
      if (!pixels.subarray(at, at + size).equals(first)) return false;
    return true;
  } catch {
    return true;
  }
}

function chunksOf(png: Buffer): { header: Buffer; data: Buffer } {
  const data: Buffer[] = [];
  let header: Buffer = Buffer.alloc(0);
  for (let at = 8; at + 12 <= png.length;) {
    const length = png.readUInt32BE(at);
    const body = png.subarray(at + 8, at + 8 + length);
    const kind = png.toString("latin1", at + 4, at + 8);
    if (kind === "IHDR") header = body;
    if (kind === "IDAT") data.push(body);
    at += length + 12;
  }
  return { header, data: Buffer.concat(data) };
}

/** The pixels of the rows, each of which began with the kind of its filter (PNG, section 9.2). */
function unfiltered(raw: Buffer, stride: number, height: number, size: number): Buffer {
  if (raw.length !== (stride + 1) * height) throw new RangeError("the rows of the image are cut short");
  const pixels = Buffer.alloc(stride * height);
  for (let row = 0; row < height; row += 1) {
    const filter = raw[row * (stride + 1)] ?? 0;
    for (let column = 0; column < stride; column += 1) {
      const at = row * stride + column;
      const left = column >= size ? (pixels[at - size] ?? 0) : 0;
      const above = row > 0 ? (pixels[at - stride] ?? 0) : 0;
      const corner = row > 0 && column >= size ? (pixels[at - stride - size] ?? 0) : 0;
      pixels[at] = (raw[row * (stride + 1) + 1 + column] ?? 0) + predicted(filter, left, above, corner);
    }
  }
  return pixels;
}

function predicted(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter !== 4) return 0;
  const [toLeft, toAbove, toCorner] = [
    Math.abs(above - corner),
    Math.abs(left - corner),
    Math.abs(left + above - 2 * corner),
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
