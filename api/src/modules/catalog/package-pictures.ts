import type { FileUpload } from "graphql-upload-minimal";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/failure.ts";
import { type PublicPicture, storePicture } from "../../core/storage/public-picture.ts";
import { refuseManyImages } from "./package.rules.ts";

/** Pictures of a package that are stored, and the addresses that it shows before those. */
export interface StoredPictures {
  readonly pictures: PublicPicture[];
  readonly images: string[] | null | undefined;
}

/**
 * Stores the uploaded pictures and leaflets of a package, and those that are named by their address on
 * another host, one after the other, before the transaction that keeps them.
 */
export async function storePictures(
  { services }: Context,
  files: readonly (Promise<FileUpload> | FileUpload)[] | null | undefined,
  named: readonly string[] | null | undefined,
): Promise<StoredPictures> {
  refuseManyImages((files?.length ?? 0) + (named?.length ?? 0));
  const pictures: PublicPicture[] = [];
  const images: string[] = [];
  for (const address of named ?? []) {
    if (!services.pictures.isForeign(address)) {
      images.push(address);
      continue;
    }
    const picture = await services.pictures.store(address, "images", { leaflets: true });
    pictures.push(picture);
    images.push(picture.address);
  }
  for (const file of files ?? []) {
    const stored = storePicture(services.storage, file, { field: "images", leaflets: true });
    pictures.push(
      await ((files?.length ?? 0) > 1 ? stored.catch((error: unknown) => refuseByName(error, file)) : stored),
    );
  }
  return { pictures, images: named && images };
}

/** Of several files it must be said which one is refused. */
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
