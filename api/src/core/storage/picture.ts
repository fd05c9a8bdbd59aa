import type { Region, Sharp } from "sharp";
import { badInput, Refusal } from "../failure.ts";
import { fileKind } from "./file-kind.ts";
import { pictureKindProblem } from "./picture-kinds.rules.ts";

/** Size in pixels from which a picture is refused: 40 megapixels. */
export const LARGEST_PICTURE = 40_000_000;

/**
 * Size of a converted picture, in pixels: `cover` fills the frame; `inside` keeps the whole picture and never
 * enlarges it.
 */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly fit: "cover" | "inside";
}

/** A part of a picture, in fractions of its width and height, from the left and from the top. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Converts an upload to a picture for the web: WebP, upright, without camera metadata (places, times). The
 * upload must be JPG, PNG or WebP by its content. sharp works in its own threads, so no request waits for it.
 * @throws Refusal BAD_USER_INPUT on `field` for another kind, a broken file, or 40 megapixels and more.
 */
export async function webp(
  bytes: Buffer,
  frame: Frame,
  field = "file",
  crop: Crop | null = null,
): Promise<Buffer> {
  const picture = await framed(bytes, frame, field, crop);
  return picture
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => {
      throw badInput(field, BROKEN);
    });
}

/**
 * Converts an uploaded drawing to a small PNG with few colours, for documents that show it. @throws Refusal
 * BAD_USER_INPUT as {@link webp}, and for a picture of a single colour.
 */
export async function drawnPng(bytes: Buffer, frame: Frame, field: string): Promise<Buffer> {
  const picture = await framed(bytes, frame, field);
  const png = await picture
    .png({ palette: true, colours: 64 })
    .toBuffer()
    .catch(() => {
      throw badInput(field, BROKEN);
    });
  const { default: sharp } = await import("sharp");
  const { channels } = await sharp(png).stats();
  if (channels.every(({ min, max }) => min === max)) throw badInput(field, NOTHING_DRAWN);
  return png;
}

/** Returns a picture upright in its frame, after the checks for all uploaded pictures. */
async function framed(
  bytes: Buffer,
  { width, height, fit }: Frame,
  field: string,
  crop: Crop | null = null,
): Promise<Sharp> {
  const problem = pictureKindProblem(await typeOf(bytes));
  if (problem) throw badInput(field, problem);
  const pixels = await pixelsOf(bytes);
  if (pixels === null) throw badInput(field, BROKEN);
  if (pixels >= LARGEST_PICTURE) throw badInput(field, TOO_LARGE);
  const { default: sharp } = await import("sharp");
  const upright = sharp(bytes, { failOn: "error", limitInputPixels: LARGEST_PICTURE }).rotate();
  return (crop ? upright.extract(await pixelsWithin(bytes, crop)) : upright).resize({
    width,
    height,
    fit,
    withoutEnlargement: fit === "inside",
  });
}

/**
 * Returns the pixel region of a part of an upright picture, at least one pixel large and inside the picture.
 */
async function pixelsWithin(bytes: Buffer, crop: Crop): Promise<Region> {
  const { default: sharp } = await import("sharp");
  const { autoOrient } = await sharp(bytes).metadata();
  const along = (begin: number, side: number, all: number): readonly [number, number] => {
    const first = Math.min(Math.round(begin * all), all - 1);
    return [first, Math.max(Math.min(Math.round(side * all), all - first), 1)];
  };
  const [left, width] = along(crop.x, crop.width, autoOrient.width);
  const [top, height] = along(crop.y, crop.height, autoOrient.height);
  return { left, top, width, height };
}

/** Number of bytes at the beginning of a text in which an SVG drawing must be recognizable. */
const HEAD = 2_048;

/** Returns the type of a file by its content; of text files only SVG drawings are recognized. */
async function typeOf(bytes: Buffer): Promise<string> {
  const kind = await fileKind(bytes);
  const isDrawing = !kind.startsWith("image/") && /<svg[\s>/:]/i.test(bytes.toString("latin1", 0, HEAD));
  return isDrawing ? "image/svg+xml" : kind;
}

/**
 * Returns the number of pixels of a picture according to its header, without decoding it; null when it is not
 * a picture.
 */
async function pixelsOf(bytes: Buffer): Promise<number | null> {
  const { default: sharp } = await import("sharp");
  return sharp(bytes, { limitInputPixels: false })
    .metadata()
    .then(
      ({ width, height }) => width * height,
      () => null,
    );
}

/**
 * Refuses a picture that is stored unchanged but would exhaust the memory of the device that opens it.
 * @throws Refusal BAD_USER_INPUT for 40 megapixels and more.
 */
export async function refuseHugePicture(bytes: Buffer): Promise<void> {
  if (((await pixelsOf(bytes)) ?? 0) >= LARGEST_PICTURE) throw new Refusal("BAD_USER_INPUT", TOO_LARGE);
}

/** Number of cells per side into which a picture is divided for comparison. */
const CELLS = 64;
/**
 * Difference, of 256 grey levels, from which the next cell counts as lighter; a smaller one is noise from
 * saving the picture again.
 */
const LIGHTER = 12;
/** Minimum number of steps from dark to light in a picture that can be distinguished from others. */
const FEWEST = 24;

/**
 * Returns a difference hash of a picture: 4,096 bits that stay nearly the same when it is saved again,
 * smaller or with lower quality. Each bit is set when the next cell of a 64 × 64 grid is lighter. Null when
 * it is not a picture, is broken, or has too little contrast.
 */
export async function looksOf(bytes: Buffer): Promise<string | null> {
  const { default: sharp } = await import("sharp");
  const width = CELLS + 1;
  const greys = await softened(bytes)
    .then((soft) => sharp(soft).resize({ width, height: CELLS, fit: "fill", kernel: "mitchell" }))
    .then((small) => small.greyscale().raw().toBuffer())
    .catch(() => null);
  if (!greys) return null;
  const isLighter = (at: number) => (greys[at + 1] ?? 0) - (greys[at] ?? 0) > LIGHTER;
  const bits = Array.from({ length: CELLS * CELLS }, (_, cell) =>
    isLighter(Math.floor(cell / CELLS) * width + (cell % CELLS)),
  );
  if (bits.filter(Boolean).length < FEWEST) return null;
  return bits.map((bit) => (bit ? "1" : "0")).join("");
}

/** Returns a picture upright, grey, in a fixed size and without fine compression noise. */
async function softened(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  return sharp(bytes, { limitInputPixels: LARGEST_PICTURE })
    .rotate()
    .flatten({ background: "#fff" })
    .greyscale()
    .resize({ width: 4 * CELLS, height: 4 * CELLS, fit: "fill", kernel: "mitchell" })
    .blur(1.5)
    .png()
    .toBuffer();
}

const NOTHING_DRAWN = "La imagen está en blanco: dibuja o elige una firma.";
const TOO_LARGE = "La imagen es demasiado grande. Usa una de menos de 40 megapíxeles.";
const BROKEN = "No pudimos leer la imagen: parece dañada. Prueba con otra.";
