import { LRUCache } from "lru-cache";
import { light } from "../look.ts";
import { ownPicture } from "../pdf/pictures.ts";
import type { Storage } from "../storage/storage.ts";
import { drawingOf } from "./landscape.ts";

/** Size of a document's cover picture, in points: the whole width between the margins. */
export const coverPlace = { width: 516, height: 132 } as const;
/** Pixels per point. */
const SHARPNESS = 2.5;

/** Maximum number of cached covers, of about 100 kB each: offers to one place have the same cover. */
const MOST = 30;
const made = new LRUCache<string, Promise<string>>({ max: MOST });

/**
 * Returns the cover picture of a document as a data URL: one of our photographs, otherwise the drawing of its
 * place.
 */
export async function printedCover(
  storage: Storage,
  { photo, place }: { readonly photo: string | null; readonly place: string },
): Promise<string> {
  const bytes = await ownPicture(storage, photo);
  const key = bytes ? `photo ${photo}` : `place ${place}`;
  const known = made.get(key);
  if (known) return known;
  const making = bytes ? fitted(bytes) : drawingOf(place).then(fitted);
  made.set(key, making);
  making.catch(() => made.delete(key));
  return making;
}

async function fitted(bytes: Buffer): Promise<string> {
  const { width, height } = coverPlace;
  const { default: sharp } = await import("sharp");
  const picture = await sharp(bytes)
    .resize({ width: Math.round(width * SHARPNESS), height: Math.round(height * SHARPNESS), fit: "cover" })
    .flatten({ background: light.paper })
    .jpeg({ quality: 80 })
    .toBuffer();
  return `data:image/jpeg;base64,${picture.toString("base64")}`;
}
