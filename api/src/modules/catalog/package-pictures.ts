import type { FileUpload } from "graphql-upload-minimal";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/failure.ts";
import { sql } from "../../core/read/sql.ts";
import { namedPicture } from "../../core/storage/named-picture.ts";
import { type PublicPicture, storePicture } from "../../core/storage/public-picture.ts";
import { refuseManyImages } from "./package.rules.ts";

/** Pictures of a package that are stored, and the addresses that it shows before those. */
interface StoredPictures {
  readonly pictures: PublicPicture[];
  readonly images: string[] | null | undefined;
}

/**
 * Stores the uploaded pictures and leaflets of a package, and files named by their address on another host,
 * one after the other, before the transaction that keeps them; addresses that the package (`id`) names
 * already stay.
 */
async function storePictures(
  context: Context,
  files: readonly (Promise<FileUpload> | FileUpload)[] | null | undefined,
  named: readonly string[] | null | undefined,
  id: number | null = null,
): Promise<StoredPictures> {
  const { services } = context;
  let shown: Promise<readonly string[]> | undefined;
  const present = () => (shown ??= imagesOf(context, id));
  refuseManyImages((files?.length ?? 0) + (named?.length ?? 0));
  const pictures: PublicPicture[] = [];
  const images: string[] = [];
  for (const address of named ?? []) {
    const picture = await namedPicture(context, { address, field: "images", leaflets: true, present });
    if (picture) pictures.push(picture);
    images.push(picture?.address ?? address);
  }
  for (const file of files ?? []) {
    const stored = storePicture(services.storage, file, { field: "images", leaflets: true });
    pictures.push(
      await ((files?.length ?? 0) > 1 ? stored.catch((error: unknown) => refuseByName(error, file)) : stored),
    );
  }
  return { pictures, images: named && images };
}

async function imagesOf({ read }: Context, id: number | null): Promise<readonly string[]> {
  if (id === null) return [];
  const [pack] = await read.rows<{ images: string[] }>(sql`select images from packages where id = ${id}`);
  return pack?.images ?? [];
}

/** Among several files the refusal has to name the file. */
async function refuseByName(error: unknown, file: Promise<FileUpload> | FileUpload): Promise<never> {
  const name = await Promise.resolve(file).then(
    ({ filename }) => filename,
    () => null,
  );
  if (!(error instanceof Refusal) || name === null) throw error;
  const message = `${name}: ${error.message}`;
  throw new Refusal(
    error.code,
    message,
    error.errors.map(({ field }) => ({ field, message })),
  );
}

interface Given {
  readonly id?: number;
  readonly input: { images?: string[] | null };
  readonly files: readonly Promise<FileUpload>[] | null;
}

/** Stores the pictures of an act on a package ({@link storePictures}). */
export async function withPictures<G extends Given>(context: Context, given: G) {
  const { files, ...values } = given;
  const { input, id } = given;
  const { pictures, images } = await storePictures(context, files, input.images, id);
  return { ...values, input: { ...input, images }, pictures };
}
