import { NARROW, SMALL } from "../storage/picture-widths.rules.ts";
import { PUBLIC, type Storage } from "../storage/storage.ts";

/** Size and fit of a picture in a document, in points. */
interface Place {
  readonly width: number;
  readonly height: number;
  /** Fit of the picture: `cover` fills the area, `inside` shows the whole picture. */
  readonly fit: "cover" | "inside";
}

/** Pixels per point: sharp in print, and small enough for e-mails. */
const SHARPNESS = 2.5;
const OURS = /^\/media\/([0-9a-f-]{36})$/;

/**
 * Returns one of our public pictures as a data URL for a document; null for an address on another host and
 * for a missing file, because a document never waits for another host. Equal pictures give equal texts.
 */
export async function printedPicture(
  storage: Storage,
  address: string | null | undefined,
  { width, height, fit }: Place,
): Promise<string | null> {
  const pixels = { width: Math.round(width * SHARPNESS), height: Math.round(height * SHARPNESS) };
  const bytes = await fittingPicture(storage, address, pixels);
  if (!bytes) return null;
  const { default: sharp } = await import("sharp");
  const resized = sharp(bytes).resize({ ...pixels, fit, withoutEnlargement: fit === "inside" });
  const [kind, picture] = (await isOpaque(bytes))
    ? ["jpeg", await resized.jpeg({ quality: 80 }).toBuffer()]
    : ["png", await resized.png({ palette: true }).toBuffer()];
  return `data:image/${kind as string};base64,${picture.toString("base64")}`;
}

/**
 * Returns the smallest stored width of one of our public pictures that fills the given size in pixels,
 * otherwise the original; null for another host's address and for a missing file.
 */
async function fittingPicture(
  storage: Storage,
  address: string | null | undefined,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Buffer | null> {
  const name = OURS.exec(address ?? "")?.[1];
  const { default: sharp } = await import("sharp");
  const fitting = [SMALL, NARROW].filter((kept) => kept >= width);
  for (const kept of name ? fitting : []) {
    const bytes = await storage.find(`${PUBLIC}${name}-${kept}`);
    const size = bytes && (await sharp(bytes).metadata());
    if (size && size.width >= width && size.height >= height) return bytes;
  }
  return ownPicture(storage, address);
}

/**
 * Returns the bytes of one of our public pictures; null for another host's address and for a missing file.
 */
export async function ownPicture(
  storage: Storage,
  address: string | null | undefined,
): Promise<Buffer | null> {
  const name = OURS.exec(address ?? "")?.[1];
  return name ? storage.find(PUBLIC + name) : null;
}

/** Returns whether a picture is opaque. The pixels are read only when it has an alpha channel. */
async function isOpaque(bytes: Buffer): Promise<boolean> {
  const { default: sharp } = await import("sharp");
  const { hasAlpha } = await sharp(bytes).metadata();
  return !hasAlpha || (await sharp(bytes).stats()).isOpaque;
}
