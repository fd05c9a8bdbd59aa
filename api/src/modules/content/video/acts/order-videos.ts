import type { Work } from "../../../../core/mutation/work.ts";
import { placeInOrder } from "../../order.rules.ts";
import { Video } from "../video.entity.ts";
import type { VideoKind } from "../video.enums.ts";

/** Sorts the videos of a kind by a list that contains the id of each; returns their ids. */
export async function orderVideos(
  work: Work,
  { kind, ids }: { kind: VideoKind; ids: readonly string[] },
): Promise<readonly string[]> {
  await work.lockName(`videos ${kind}`);
  work.editRows();
  placeInOrder(await work.em.find(Video, { kind }), ids);
  work.audit("video.ordered", kind, { kind, ids: [...ids] });
  return ids;
}
