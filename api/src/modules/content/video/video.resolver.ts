import { Ctx, ID, Resolver } from "type-graphql";
import { OfferedActs } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Upload, optional, prepared } from "../../../core/graphql/arguments.ts";
import { changed, done, listed, mutations } from "../../../core/graphql/mutations.ts";
import { many, queries } from "../../../core/graphql/queries.ts";
import { May } from "../../accounts/account/permission.ts";
import { addVideo } from "./acts/add-video.ts";
import { orderVideos } from "./acts/order-videos.ts";
import { removeVideo } from "./acts/remove-video.ts";
import { updateVideo } from "./acts/update-video.ts";
import { shownPicture } from "../shown-picture.ts";
import { withPicture } from "../with-picture.ts";
import { videoActs } from "./video.acts.rules.ts";
import { Video } from "./video.entity.ts";
import { VideoKind } from "./video.enums.ts";
import { UpdateVideoInput, VideoInput } from "./video.inputs.ts";

const inOrder = { position: "asc", id: "asc" } as const;

/**
 * Resolver for videos: of happy customers for everybody, training videos for sellers; the administration
 * manages both.
 */
export const VideoQueries = queries({
  /** Videos of happy customers, in their order. */
  instagramVideos: many(Video, () => ({ where: { kind: VideoKind.instagram }, orderBy: inOrder }), {}),
  /** Videos of training, in their order. */
  trainingVideos: many(
    Video,
    () => ({ where: { kind: VideoKind.training }, orderBy: inOrder }),
    {},
    May("watchTraining"),
  ),
});

@Resolver(() => Video)
export class VideoResolver {
  /** Returns the acts that the caller can do with the video. */
  @OfferedActs()
  acts(@Ctx() context: Context) {
    return videoActs.offered(context, { status: "listed" });
  }
}

/** Mutations beside {@link VideoQueries} that only run an act. */
export const VideoMutations = mutations({
  addVideo: changed(
    Video,
    addVideo,
    prepared({ kind: VideoKind, input: VideoInput, file: optional(Upload) }, withPicture("image")),
    May("managePage"),
  ),
  updateVideo: changed(
    Video,
    updateVideo,
    prepared(
      { id: ID, input: UpdateVideoInput, file: optional(Upload) },
      withPicture("image", shownPicture("videos")),
    ),
    May("managePage"),
  ),
  orderVideos: listed(Video, inOrder, orderVideos, { kind: VideoKind, ids: [ID] }, May("managePage")),
  removeVideo: done(
    removeVideo,
    { kind: VideoKind, id: String },
    NotFound("Video no encontrado"),
    May("managePage"),
  ),
});
