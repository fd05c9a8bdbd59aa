import { assign } from "../../../../core/rows.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { defined } from "../../../../core/input/defined.ts";
import { dropPictures, keepPictures, type PublicPicture } from "../../../../core/storage/public-picture.ts";
import type { UpdateSlideInput } from "../carousel.inputs.ts";
import { cleanPicture } from "../../public-address.rules.ts";
import { lockSlide } from "../slide.find.ts";

interface Args {
  readonly id: string;
  readonly input: UpdateSlideInput;
  /** Uploaded picture, which replaces the current one; null when there is none. */
  readonly picture: PublicPicture | null;
}

/** Edits a slide; fields absent from the input are unchanged. */
export async function updateSlide(work: Work, { id, input, picture }: Args): Promise<string> {
  const slide = await lockSlide(work, id);
  work.edit(slide, input.version);
  const shown = slide.image;
  slide.image =
    picture?.address ?? cleanPicture("imageUrl", input.imageUrl, work.services.config.publicUrl) ?? shown;
  assign(
    slide,
    defined({
      title: input.title?.trim(),
      description: input.description?.trim(),
      destino: input.destino?.trim(),
    }),
  );
  const owner = { type: "carousel", id };
  if (picture) await keepPictures(work, [picture], owner);
  if (shown !== slide.image) await dropPictures(work, [shown], owner);
  const fields = Object.keys(defined({ ...input, version: undefined, ...(picture && { imageUrl: "" }) }));
  work.audit("carousel.updated", id, { title: slide.title, fields });
  return id;
}
