import type { FileUpload } from "graphql-upload-minimal";
import type { Context } from "../../core/context.ts";
import { namedPicture } from "../../core/storage/named-picture.ts";
import type { Crop } from "../../core/storage/picture.ts";
import { type PublicPicture, storePicture } from "../../core/storage/public-picture.ts";

/** A picture's address in an input, and how it is kept. */
interface Given {
  readonly field: string;
  readonly address?: string | null | undefined;
  /** Gives the address that its record shows now. */
  readonly present?: () => Promise<string | null | undefined>;
  readonly crop?: Crop | null | undefined;
}

/**
 * Stores a picture that was uploaded, or named by its address on another host, before the transaction that
 * keeps it; null when there is none, or its address is kept unchanged ({@link namedPicture}). BAD_USER_INPUT
 * on `field` for a file that is not a picture.
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
