import { validate as isUuid } from "uuid";
import type { Work } from "../../../../core/mutation/work.ts";
import { dropPictures } from "../../../../core/storage/public-picture.ts";
import { Video } from "../video.entity.ts";
import type { VideoKind } from "../video.enums.ts";

/** Removes a video of a kind from its list; a video that does not exist is no error. */
export async function removeVideo(work: Work, { kind, id }: { kind: VideoKind; id: string }): Promise<void> {
  const video = isUuid(id) ? await work.em.findOne(Video, { id, kind }) : null;
  if (!video) return;
  if (video.image) await dropPictures(work, [video.image], { type: "video", id });
  work.audit("video.removed", id, { kind, url: video.url });
  work.em.remove(video);
}
