import type { FileUpload } from "graphql-upload-minimal";
import type { Context } from "../../../core/context.ts";
import { badInput } from "../../../core/failure.ts";
import { ownPicture } from "../../../core/pdf/pictures.ts";
import { ownPath } from "../../../core/storage/own-address.rules.ts";
import { type PublicPicture, storePictureAgain } from "../../../core/storage/public-picture.ts";
import { storedPicture } from "../stored-picture.ts";
import type { AgencyPictureInput } from "./picture.inputs.ts";
import { isCrop } from "./picture.rules.ts";

/**
 * Stores a new library picture with its crop: an uploaded picture, a picture of another host, or one fetched
 * before. Null when there is none.
 * @throws Refusal BAD_USER_INPUT for a crop outside the picture, and for the reasons of {@link
 * storedPicture}.
 */
export async function libraryPicture(
  context: Context,
  { address, crop }: Pick<AgencyPictureInput, "address" | "crop">,
  file?: Promise<FileUpload> | null,
): Promise<PublicPicture | null> {
  if (crop && !isCrop(crop)) throw badInput("crop", "El recorte se sale de la imagen. Elígelo otra vez.");
  const field = file ? "file" : "address";
  const stored = await storedPicture(context, file, { field, address, crop });
  if (stored || !address) return stored;
  const { storage, config } = context.services;
  const brought = await ownPicture(storage, ownPath(address.trim(), config.publicUrl));
  if (!brought) throw badInput(field, "Esa imagen ya no está aquí. Tráela otra vez.");
  return storePictureAgain(storage, brought, { field, crop: crop ?? null });
}
