import { make } from "../../../../core/rows.ts";
import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { keepPictures, type PublicPicture } from "../../../../core/storage/public-picture.ts";
import { lastPlace } from "../../order.rules.ts";
import { cleanPicture } from "../../public-address.rules.ts";
import { Video } from "../video.entity.ts";
import type { VideoKind } from "../video.enums.ts";
import type { VideoInput } from "../video.inputs.ts";
import { cleanVideoUrl } from "../video.rules.ts";

interface Args {
  readonly kind: VideoKind;
  readonly input: VideoInput;
  /** Uploaded cover, which takes precedence over the URL in the input. */
  readonly picture?: PublicPicture | null;
}

/**
 * Adds a video after the others of its kind and returns its id. CONFLICT for a video that is already in the
 * list.
 */
export async function addVideo(work: Work, { kind, input, picture }: Args): Promise<string> {
  const url = cleanVideoUrl(input.url);
  await work.lockName(`videos ${kind}`);
  const present = await work.em.find(Video, { kind });
  if (present.some((video) => video.url === url)) throw conflict("Este video ya está en la lista");
  const video = make(Video, {
    kind,
    url,
    title: input.title?.trim() ?? "",
    position: lastPlace(present),
    image: picture?.address ?? cleanPicture("image", input.image, work.services.config.publicUrl),
  });
  work.add(video);
  if (picture) await keepPictures(work, [picture], { type: "video", id: video.id });
  work.audit("video.added", video.id, { kind, url });
  return video.id;
}
