import { randomUUID } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import type { FileUpload } from "graphql-upload-minimal";
import { badInput } from "../failure.ts";
import type { Work } from "../mutation/work.ts";
import { dropFiles, keepFile } from "./keep-file.ts";
import { webp } from "./picture.ts";
import { mediaPath, PUBLIC, type Storage, type StoredBytes } from "./storage.ts";
import { cleanName, readBytes } from "./upload.ts";

/** A picture that anybody may see: its address on our own host, and the bytes of each width. */
export interface PublicPicture {
  readonly address: string;
  readonly stored: readonly StoredBytes[];
}

/**
 * Widths of converted pictures, in pixels: the picture itself, and the narrower one under the same address
 * with `-640`.
 */
const WIDE = 1_600;
const NARROW = 640;
const TALLEST = 4 * WIDE;

const PDF = "application/pdf";

/**
 * Stores an uploaded picture in two widths, as WebP, before the transaction that keeps it; with `leaflets` a
 * PDF is stored as it is.
 * @throws Refusal PAYLOAD_TOO_LARGE above 10 MB; BAD_USER_INPUT on `field` for another kind, a broken picture
 * or 40 megapixels.
 */
export async function storePicture(
  storage: Storage,
  upload: Promise<FileUpload> | FileUpload,
  kinds: { readonly field: string; readonly leaflets?: boolean },
): Promise<PublicPicture> {
  return storePictureBytes(storage, await readBytes(upload), kinds);
}

/** Stores a picture whose bytes are here, as {@link storePicture}. */
export async function storePictureBytes(
  storage: Storage,
  { filename, bytes }: { readonly filename: string; readonly bytes: Buffer },
  { field, leaflets = false }: { readonly field: string; readonly leaflets?: boolean },
): Promise<PublicPicture> {
  const kind = await fileTypeFromBuffer(bytes);
  const name = randomUUID();
  if (kind?.mime === PDF) {
    if (!leaflets) throw badInput(field, "Solo se permiten imágenes JPG, PNG o WebP");
    const leaflet = await storage.putPublic(
      bytes,
      { filename: cleanName(filename, PDF), contentType: PDF },
      `${name}.pdf`,
    );
    return { address: mediaPath(leaflet.key), stored: [leaflet] };
  }
  const wide = await webp(bytes, { width: WIDE, height: TALLEST, fit: "inside" }, field);
  const narrow = await webp(wide, { width: NARROW, height: TALLEST, fit: "inside" }, field);
  const about = { filename: cleanName(filename, "image/webp"), contentType: "image/webp" };
  const stored = [
    await storage.putPublic(wide, about, name),
    await storage.putPublic(narrow, about, `${name}-${NARROW}`),
  ];
  return { address: mediaPath(`${PUBLIC}${name}`), stored };
}

/** Record that a picture belongs to. */
interface Owner {
  readonly type: string;
  readonly id: string | number;
}

/** Keeps stored pictures with their record, in the act's transaction. */
export async function keepPictures(
  work: Work,
  pictures: readonly PublicPicture[],
  owner: Owner,
): Promise<void> {
  for (const { stored } of pictures) for (const file of stored) await keepFile(work, file, owner);
}

/**
 * Lets go of pictures that their record no longer shows, by their addresses; those of others and of other
 * hosts stay.
 */
export async function dropPictures(work: Work, addresses: readonly string[], owner: Owner): Promise<void> {
  const names = addresses.flatMap((address) =>
    address.startsWith("/media/") ? [address.slice("/media/".length)] : [],
  );
  const keys = names.flatMap((name) => [PUBLIC + name, `${PUBLIC}${name}-${NARROW}`]);
  await dropFiles(work, keys, owner);
}
