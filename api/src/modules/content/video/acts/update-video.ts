import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { defined } from "../../../../core/input/defined.ts";
import { dropPictures, keepPictures, type PublicPicture } from "../../../../core/storage/public-picture.ts";
import { cleanPicture } from "../../public-address.rules.ts";
import { Video } from "../video.entity.ts";
import type { UpdateVideoInput } from "../video.inputs.ts";
import { cleanVideoUrl } from "../video.rules.ts";

interface Args {
  readonly id: string;
  readonly input: UpdateVideoInput;
  /** Uploaded cover, which replaces the current one; null when there is none. */
  readonly picture: PublicPicture | null;
}

/**
 * Edits a video; fields absent from the input are unchanged. CONFLICT for a URL that is already in the list.
 */
export async function updateVideo(work: Work, { id, input, picture }: Args): Promise<string> {
  const video = await work.find(Video, { id }, "Video no encontrado");
  await work.lockName(`videos ${video.kind}`);
  await work.lock(video);
  work.edit(video, input.version);
  const { title, image, url } = input;
  if (url) video.url = cleanVideoUrl(url);
  if (await work.em.count(Video, { kind: video.kind, url: video.url, id: { $ne: id } }))
    throw conflict("Este video ya está en la lista");
  if (typeof title === "string") video.title = title.trim();
  const cover = video.image;
  if (picture) video.image = picture.address;
  else if (image !== undefined) video.image = cleanPicture("image", image, work.services.config.publicUrl);
  const owner = { type: "video", id };
  if (picture) await keepPictures(work, [picture], owner);
  if (cover && cover !== video.image) await dropPictures(work, [cover], owner);
  work.audit("video.updated", id, {
    kind: video.kind,
    url: video.url,
    fields: Object.keys(defined({ title, image: picture ? "" : image, url })),
  });
  return id;
}
