import { NARROW, SMALL } from "../storage/picture-widths.rules.ts";
import { PUBLIC, type Storage } from "../storage/storage.ts";

/** Size and fit of a picture in a document, in points. */
interface Place {
  readonly width: number;
  readonly height: number;
  /** `cover` fills the place, `inside` keeps all of it. */
  readonly fit: "cover" | "inside";
}

/** Pixels to a point: sharp in print, and small enough to be mailed. */
const SHARPNESS = 2.5;
const OURS = /^\/media\/([0-9a-f-]{36})$/;

/**
 * Returns a public picture of ours as a document takes it in, a data URL; null for an address of another host
 * and for bytes that are gone: a document never waits for a stranger. Equal pictures give equal texts.
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
 * Returns the smallest kept width of a public picture of ours that fills these pixels, else the picture
 * itself; null for another address, and for bytes that are gone.
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

/** Returns the bytes of a public picture of ours; null for another address, and for bytes that are gone. */
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
