import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { SIGNED_IN } from "../../../core/auth/role.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
import { chooseStandardView } from "./acts/choose-standard-view.ts";
import { deleteView } from "./acts/delete-view.ts";
import { renameView } from "./acts/rename-view.ts";
import { saveView } from "./acts/save-view.ts";
import { NO_VIEW, ownViews } from "./saved-view.access.ts";
import { SavedView } from "./saved-view.entity.ts";
import { RenameViewInput, SaveViewInput } from "./saved-view.inputs.ts";

/** Looks of lists that people keep for themselves. */
@Resolver(() => SavedView)
export class SavedViewResolver {
  /** Returns the viewer's views of a list, in the order in which they were made. */
  @Auth(SIGNED_IN)
  @Reads(() => SavedView)
  @Query(() => [SavedView])
  savedViews(
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("list", () => String) list: string,
  ) {
    const where = { $and: [ownViews(viewer), { list }] };
    return read.list(SavedView, info, { where, orderBy: { createdAt: "asc", id: "asc" } });
  }

  /** Saves the look of a list under a name; it replaces a view of the caller with that name. */
  @Auth(SIGNED_IN)
  @Mutation(() => SavedView)
  async saveView(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("input", () => SaveViewInput) input: SaveViewInput,
  ) {
    return read.one(SavedView, info, { id: await run(saveView, input) });
  }

  @Auth(SIGNED_IN)
  @NotFound(NO_VIEW)
  @Mutation(() => SavedView)
  async renameView(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => RenameViewInput) input: RenameViewInput,
  ) {
    return read.one(SavedView, info, { id: await run(renameView, { id, input }) });
  }

  /** Makes a view the one with which its list opens, or undoes that. */
  @Auth(SIGNED_IN)
  @NotFound(NO_VIEW)
  @Mutation(() => SavedView)
  async chooseStandardView(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("standard", () => Boolean, { defaultValue: true }) standard: boolean,
  ) {
    return read.one(SavedView, info, { id: await run(chooseStandardView, { id, standard }) });
  }

  @Auth(SIGNED_IN)
  @NotFound(NO_VIEW)
  @Mutation(() => String)
  deleteView(@Ctx() { run }: Context, @Arg("id", () => ID) id: string): Promise<string> {
    return run(deleteView, { id });
  }
}
