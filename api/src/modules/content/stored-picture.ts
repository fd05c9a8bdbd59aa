import type { FileUpload } from "graphql-upload-minimal";
import type { Context } from "../../core/context.ts";
import { namedPicture } from "../../core/storage/named-picture.ts";
import type { Crop } from "../../core/storage/picture.ts";
import { type PublicPicture, storePicture } from "../../core/storage/public-picture.ts";

/** A picture's URL in an input, and the settings for storing it. */
interface Given {
  readonly field: string;
  readonly address?: string | null | undefined;
  /** Returns the picture URL that the record has now. */
  readonly present?: () => Promise<string | null | undefined>;
  readonly crop?: Crop | null | undefined;
}

/**
 * Stores an uploaded picture, or a picture from a URL on another host, before the transaction that uses it.
 * Null when there is no picture, or its URL is unchanged ({@link namedPicture}). BAD_USER_INPUT on `field`
 * for a file that is not a picture.
 */
export async function storedPicture(
  context: Context,
  file: Promise<FileUpload> | FileUpload | null | undefined,
  { field, address, present, crop = null }: Given,
): Promise<PublicPicture | null> {
  if (file) return storePicture(context.services.storage, file, { field, crop });
  const shown = async () => [(await present?.()) ?? null];
  return namedPicture(context, { address, field, crop, present: shown });
}
