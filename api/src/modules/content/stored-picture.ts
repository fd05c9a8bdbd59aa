import type { FileUpload } from "graphql-upload-minimal";
import type { Context } from "../../core/context.ts";
import type { Crop } from "../../core/storage/picture.ts";
import { type PublicPicture, storePicture } from "../../core/storage/public-picture.ts";

/**
 * Stores a picture that was uploaded, or named by its address on another host, before the transaction that
 * keeps it; null where none came. BAD_USER_INPUT on `field` for what is no picture.
 */
export const storedPicture = async (
  { services }: Context,
  file: Promise<FileUpload> | FileUpload | null | undefined,
  field: string,
  address?: string | null,
  crop?: Crop | null,
): Promise<PublicPicture | null> => {
  if (file) return storePicture(services.storage, file, { field, crop: crop ?? null });
  return services.pictures.isForeign(address)
    ? services.pictures.store(address, field, { crop: crop ?? null })
    : null;
};
