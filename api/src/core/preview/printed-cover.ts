import { LRUCache } from "lru-cache";
import { light } from "../look.ts";
import { ownPicture } from "../pdf/pictures.ts";
import type { Storage } from "../storage/storage.ts";
import { drawingOf } from "./landscape.ts";

/** Size of the cover of a document, in points: over the whole width between its margins. */
export const coverPlace = { width: 516, height: 132 } as const;
/** Pixels to a point. */
const SHARPNESS = 2.5;

/** Covers that are kept as they were made, some 100 kB each: offers to one place have the same. */
const MOST = 30;
const made = new LRUCache<string, Promise<string>>({ max: MOST });

/** Returns the cover of a document, a data URL: a photograph of ours, else the drawing of its place. */
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
