import { foundBlocks } from "./picture-blocks.ts";
import { drawnBy, halved, type Place, type Plane, standingOut } from "./picture-plane.ts";
import { LARGEST_PICTURE } from "./picture.ts";
import { shiftOf } from "./picture-shift.ts";

/** Size of a print in pixels: a digit on a receipt is still about four pixels wide. */
const [WIDTH, HEIGHT] = [128, 192];

/**
 * Returns a small grey version of a picture (WebP in base64, about 4 kB), by which the picture is recognized
 * after it was resized, saved again, cropped slightly or photographed; null when it is not a picture.
 */
export async function printOf(bytes: Buffer): Promise<string | null> {
  const { default: sharp } = await import("sharp");
  return sharp(bytes, { limitInputPixels: LARGEST_PICTURE })
    .rotate()
    .flatten({ background: "#fff" })
    .greyscale()
    .resize({ width: WIDTH, height: HEIGHT, fit: "fill", kernel: "lanczos3" })
    .webp({ quality: 75 })
    .toBuffer()
    .then(
      (print) => print.toString("base64"),
      () => null,
    );
}

/** Returns the pixels of a print. */
export async function openedPrint(print: string): Promise<Plane> {
  const { default: sharp } = await import("sharp");
  const pixels = await sharp(Buffer.from(print, "base64")).greyscale().raw().toBuffer();
  return { width: WIDTH, height: HEIGHT, values: Float32Array.from(pixels) };
}

/** Pixels along the edge of a picture that a crop or the background may affect. */
const EDGE = 6;
/** Minimum number of blocks with content for recognizing a picture. */
const FEWEST = 12;
/** Correlation of the median block below which two pictures have different designs. */
const DESIGN = 0.5;
/**
 * Thresholds for how much lower than the usual correlation the worst blocks may be before the pictures count
 * as having different texts.
 */
const KEPT = { worst: 0.05, usual: 0.6, share: 0.7, above: 0.145 } as const;

const coarse = { width: 16, height: 12, across: 8, down: 8, reach: 7, least: 0.12 } as const;
const medium = { width: 24, height: 16, across: 12, down: 12, reach: 3, least: 0.12 } as const;
const fine = { width: 16, height: 8, across: 8, down: 4, reach: 1, least: 0.15 } as const;

const isInside = ({ x, y }: Place): boolean =>
  x >= EDGE && y >= EDGE && x <= WIDTH - 1 - EDGE && y <= HEIGHT - 1 - EDGE;

/** Returns the quantile of sorted values: the value below which the given share of them is. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(share * sorted.length)] ?? 0;

/**
 * Returns whether two prints show the same picture. The second is aligned with the first by undoing any
 * rotation, scaling or shift; then each part with content is compared separately. In the same picture the
 * worst parts match about as well as the others; on another receipt of the same design the parts with other
 * words do not.
 */
export function isOnePicture(one: Plane, other: Plane): boolean {
  const small = standingOut(halved(one), 5);
  const roughly = shiftOf(foundBlocks(small, standingOut(halved(other), 5), coarse), small, 2);
  const near = drawnBy(other, roughly);
  const clear = standingOut(one, 6);
  const blocks = foundBlocks(clear, standingOut(near, 6), medium);
  const usual = quantile(blocks.map(({ likeness }) => likeness).sort(upwards), 0.5);
  if (usual < DESIGN) return false;
  const exactly = shiftOf(blocks, clear);
  const laid = standingOut(drawnBy(near, exactly), 6);
  const seen = (place: Place) => isInside(place) && isInside(roughly(exactly(place)));
  const parts = foundBlocks(clear, laid, fine)
    .filter(({ x, y }) => cornersOf(x, y).every(seen))
    .map(({ likeness }) => likeness)
    .sort(upwards);
  if (parts.length < FEWEST) return false;
  return quantile(parts, KEPT.worst) - KEPT.share * quantile(parts, KEPT.usual) > KEPT.above;
}

const upwards = (one: number, other: number): number => one - other;

/** Returns the corners of a fine block, by its centre. */
function cornersOf(x: number, y: number): readonly Place[] {
  const [right, down] = [fine.width / 2, fine.height / 2];
  return [
    { x: x - right, y: y - down },
    { x: x + right - 1, y: y - down },
    { x: x - right, y: y + down - 1 },
    { x: x + right - 1, y: y + down - 1 },
  ];
}
