import type { FileUpload } from "graphql-upload-minimal";
import type { Context } from "../../core/context.ts";
import { type PublicPicture, storePicture } from "../../core/storage/public-picture.ts";
import { refuseManyImages } from "./package.rules.ts";

/** Stores the uploaded pictures and leaflets of a package, one after the other, before the transaction that keeps them. */
export async function storePictures(
  { services }: Context,
  files: readonly (Promise<FileUpload> | FileUpload)[] | null | undefined,
  named: readonly string[] | null | undefined,
): Promise<PublicPicture[]> {
  refuseManyImages((files?.length ?? 0) + (named?.length ?? 0));
  const pictures: PublicPicture[] = [];
  for (const file of files ?? []) pictures.push(await storePicture(services.storage, file, { field: "images", leaflets: true }));
  return pictures;
}
