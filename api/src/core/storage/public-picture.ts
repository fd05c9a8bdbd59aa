import { createHash, randomUUID } from "node:crypto";
import type { FileUpload } from "graphql-upload-minimal";
import { badInput } from "../failure.ts";
import type { Work } from "../mutation/work.ts";
import { dropFiles, keepFile } from "./keep-file.ts";
import { type Crop, webp } from "./picture.ts";
import { NARROW, SMALL, WIDE } from "./picture-widths.rules.ts";
import { mediaPath, PUBLIC, type Storage, type StoredBytes } from "./storage.ts";
import { fileKind } from "./file-kind.ts";
import { cleanName, readBytes } from "./upload.ts";

/** A picture that anybody may see: its address on our own host, and the bytes of each width. */
export interface PublicPicture {
  readonly address: string;
  readonly stored: readonly StoredBytes[];
  /** SHA-256 of the whole picture before cropping, hexadecimal. */
  readonly whole: string;
  /** Address on another host from which it was downloaded. */
  readonly source?: string;
}

/** Field named in a refusal, and options for storing a picture. */
export interface Storing {
  readonly field: string;
  readonly leaflets?: boolean;
  /** Part to be kept; absent or null for the whole picture. */
  readonly crop?: Crop | null;
}

/** Smaller widths of a converted picture; the address of each ends with the width: `-640`. */
const NARROWER = [NARROW, SMALL] as const;
/** Name suffixes of one picture: none for its full width, and one for each smaller width. */
const ENDINGS: readonly string[] = ["", ...NARROWER.map((width) => `-${width}`)];
const TALLEST = 4 * WIDE;
const PAGE = { width: WIDE, height: TALLEST, fit: "inside" } as const;

const PDF = "application/pdf";

/**
 * Stores an uploaded picture in three widths, as WebP, before the transaction that keeps it; with `leaflets`
 * a PDF is stored unchanged. @throws Refusal PAYLOAD_TOO_LARGE above 10 MB; BAD_USER_INPUT on `field` for
 * another kind, a broken picture, or 40 megapixels and more.
 */
export async function storePicture(
  storage: Storage,
  upload: Promise<FileUpload> | FileUpload,
  kinds: Storing,
): Promise<PublicPicture> {
  return storePictureBytes(storage, await readBytes(upload), kinds);
}

/** Stores a picture from its bytes, as {@link storePicture} does. */
export async function storePictureBytes(
  storage: Storage,
  { filename, bytes }: { readonly filename: string; readonly bytes: Buffer },
  { field, leaflets = false, crop = null }: Storing,
): Promise<PublicPicture> {
  if ((await fileKind(bytes)) === PDF) {
    if (!leaflets) throw badInput(field, "Solo se permiten imágenes JPG, PNG o WebP");
    const leaflet = await storage.putPublic(
      bytes,
      { filename: cleanName(filename, PDF), contentType: PDF },
      `${randomUUID()}.pdf`,
    );
    return { address: mediaPath(leaflet.key), stored: [leaflet], whole: leaflet.sha256 };
  }
  const whole = await webp(bytes, PAGE, field);
  const wide = crop ? await webp(bytes, PAGE, field, crop) : whole;
  return storeWidths(storage, { filename, wide, whole: sha256Of(whole) });
}

/** Stores one of our public pictures, or a part of it, again under another address. */
export async function storePictureAgain(
  storage: Storage,
  bytes: Buffer,
  { field, crop = null }: Omit<Storing, "leaflets">,
): Promise<PublicPicture> {
  const wide = crop ? await webp(bytes, PAGE, field, crop) : bytes;
  return storeWidths(storage, { filename: "imagen", wide, whole: sha256Of(bytes) });
}

const sha256Of = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

async function storeWidths(
  storage: Storage,
  { filename, wide, whole }: { readonly filename: string; readonly wide: Buffer; readonly whole: string },
): Promise<PublicPicture> {
  const name = randomUUID();
  const about = { filename: cleanName(filename, "image/webp"), contentType: "image/webp" };
  const stored = [await storage.putPublic(wide, about, name)];
  for (const width of NARROWER) {
    const narrower = await webp(wide, { width, height: TALLEST, fit: "inside" });
    stored.push(await storage.putPublic(narrower, about, `${name}-${width}`));
  }
  return { address: mediaPath(`${PUBLIC}${name}`), stored, whole };
}

/** Record to which a picture belongs. */
interface Owner {
  readonly type: string;
  readonly id: string | number;
}

/** Registers stored pictures as files of their record, in the act's transaction. */
export async function keepPictures(
  work: Work,
  pictures: readonly PublicPicture[],
  owner: Owner,
): Promise<void> {
  for (const { stored, source } of pictures)
    for (const file of stored) await keepFile(work, file, owner, source ?? null);
}

/**
 * Removes pictures that their record no longer shows, by their addresses; pictures of other records and hosts
 * are not affected.
 */
export async function dropPictures(work: Work, addresses: readonly string[], owner: Owner): Promise<void> {
  const names = addresses.flatMap((address) =>
    address.startsWith("/media/") ? [address.slice("/media/".length)] : [],
  );
  const keys = names.flatMap((name) => ENDINGS.map((ending) => PUBLIC + name + ending));
  await dropFiles(work, keys, owner);
}

const narrower = new RegExp(`^(?<of>[0-9a-f-]{36})-(?<width>${NARROWER.join("|")})$`);
/** Widths that this process is creating at the moment, by name. */
const making = new Map<string, Promise<boolean>>();

/**
 * Creates a smaller width that a picture lacks because it is older than that width, and stores it with the
 * same owner as the picture. Returns whether the width exists now.
 */
export async function makeWidth(storage: Storage, name: string): Promise<boolean> {
  const { of, width } = narrower.exec(name)?.groups ?? {};
  if (!of || !width) return false;
  const begun = making.get(name) ?? madeWidth(storage, of, Number(width)).finally(() => making.delete(name));
  making.set(name, begun);
  return begun;
}

async function madeWidth(storage: Storage, of: string, width: number): Promise<boolean> {
  const wide = await storage.find(PUBLIC + of);
  if (!wide) return false;
  const made = await webp(wide, { width, height: TALLEST, fit: "inside" });
  await storage.putBeside(made, of, `${of}-${width}`);
  return true;
}
