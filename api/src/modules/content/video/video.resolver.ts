import type { GraphQLResolveInfo } from "graphql";
import { type FileUpload, GraphQLUpload } from "graphql-upload-minimal";
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import { OfferedActs } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { done, mutations } from "../../../core/graphql/mutations.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
import { May } from "../../accounts/account/permission.ts";
import { addVideo } from "./acts/add-video.ts";
import { orderVideos } from "./acts/order-videos.ts";
import { removeVideo } from "./acts/remove-video.ts";
import { updateVideo } from "./acts/update-video.ts";
import { shownPicture } from "../shown-picture.ts";
import { storedPicture } from "../stored-picture.ts";
import { videoActs } from "./video.acts.rules.ts";
import { Video } from "./video.entity.ts";
import { VideoKind } from "./video.enums.ts";
import { UpdateVideoInput, VideoInput } from "./video.inputs.ts";

const inOrder = { position: "asc", id: "asc" } as const;

/** Videos: of happy customers for everybody, of training for sellers; administration maintains both. */
@Resolver(() => Video)
export class VideoResolver {
  /** Videos of happy customers, in their order. */
  @Reads(() => Video)
  @Query(() => [Video])
  instagramVideos(@Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.list(Video, info, { where: { kind: VideoKind.instagram }, orderBy: inOrder });
  }

  /** Videos of training, in their order. */
  @May("watchTraining")
  @Reads(() => Video)
  @Query(() => [Video])
  trainingVideos(@Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.list(Video, info, { where: { kind: VideoKind.training }, orderBy: inOrder });
  }

  /** Returns the acts that the asker can do with the video. */
  @OfferedActs()
  acts(@Ctx() context: Context) {
    return videoActs.offered(context, { status: "listed" });
  }

  /** Adds a video behind the others of its kind; an uploaded cover counts before the address in the input. */
  @May("managePage")
  @Mutation(() => Video)
  async addVideo(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("kind", () => VideoKind) kind: VideoKind,
    @Arg("input", () => VideoInput) input: VideoInput,
    @Arg("file", () => GraphQLUpload, { nullable: true }) file?: Promise<FileUpload> | null,
  ) {
    const picture = await storedPicture(context, file, { field: "image", address: input.image });
    return context.read.one(Video, info, { id: await context.run(addVideo, { kind, input, picture }) });
  }

  /** Edits a video; an uploaded cover replaces the present one. */
  @May("managePage")
  @Mutation(() => Video)
  async updateVideo(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => UpdateVideoInput) input: UpdateVideoInput,
    @Arg("file", () => GraphQLUpload, { nullable: true }) file?: Promise<FileUpload> | null,
  ) {
    const picture = await storedPicture(context, file, {
      field: "image",
      address: input.image,
      present: () => shownPicture(context, "videos", id),
    });
    return context.read.one(Video, info, { id: await context.run(updateVideo, { id, input, picture }) });
  }

  /** Puts the videos of a kind into an order that names each once; answers them in it. */
  @May("managePage")
  @Mutation(() => [Video])
  async orderVideos(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("kind", () => VideoKind) kind: VideoKind,
    @Arg("ids", () => [ID]) ids: string[],
  ) {
    await run(orderVideos, { kind, ids });
    return read.list(Video, info, { where: { kind }, orderBy: inOrder });
  }
}

/** Mutations beside {@link VideoResolver} that only run an act. */
export const VideoMutations = mutations({
  removeVideo: done(
    removeVideo,
    { kind: VideoKind, id: String },
    NotFound("Video no encontrado"),
    May("managePage"),
  ),
});
