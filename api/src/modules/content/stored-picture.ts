import type { FileUpload } from "graphql-upload-minimal";
import type { Context } from "../../core/context.ts";
import { type PublicPicture, storePicture } from "../../core/storage/public-picture.ts";

/**
 * Stores an uploaded picture before the transaction that keeps it; null where none came. BAD_USER_INPUT on
 * `field` for what is no picture.
 */
export const storedPicture = async (
  { services }: Context,
  file: Promise<FileUpload> | FileUpload | null | undefined,
  field: string,
): Promise<PublicPicture | null> => (file ? storePicture(services.storage, file, { field }) : null);
