import type { FilterQuery } from "@mikro-orm/core";
import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Int, Query, Resolver } from "type-graphql";
import { roleNames, roleNumber } from "../../../core/auth/role.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { changed, mutations } from "../../../core/graphql/mutations.ts";
import { computedFor, one, queries } from "../../../core/graphql/queries.ts";
import { PageArgs } from "../../../core/page.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
import type { ReadFilter } from "../../../core/read/where.ts";
import { May } from "../../accounts/account/permission.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { notifiablePeople } from "../notification.access.ts";
import { NoticeText } from "../notification.inputs.ts";
import { openBatch } from "./acts/open-batch.ts";
import { NoticeAudience, NotifiableFilter } from "./batch.inputs.ts";
import { audienceCount } from "./batch.reads.ts";
import { NotifiablePage } from "./batch.types.ts";
import { NoticeBatch } from "./notice-batch.entity.ts";

const ownBatch = (viewer: Context["viewer"], id: string): FilterQuery<NoticeBatch> => ({
  $and: [{ id }, { sender: viewer?.id ?? 0 }],
});

/** Notices for several people: the possible recipients, their number, and the progress of sending. */
export const NoticeBatchQueries = queries({
  noticeAudienceCount: computedFor(Int, audienceCount, { audience: NoticeAudience }, May("notifyOthers")),
  /** Returns one of the viewer's batches, with its progress; null for another person's batch. */
  noticeBatch: one(
    NoticeBatch,
    ({ viewer }, { id }) => ownBatch(viewer, id),
    { id: ID },
    May("notifyOthers"),
  ),
});

@Resolver()
export class NoticeBatchResolver {
  /** Returns the active people whom the viewer may notify, sorted by name. */
  @May("notifyOthers")
  @Reads(() => User)
  @Query(() => NotifiablePage)
  notifiablePeople(
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) { limit, offset }: PageArgs,
    @Arg("filter", () => NotifiableFilter, { nullable: true }) { search, roles }: NotifiableFilter = {},
  ) {
    const where: ReadFilter<User>[] = [notifiablePeople(viewer), { isActive: true, erasedAt: null }];
    if (search?.trim()) where.push({ searchText: { $search: search } });
    // An unknown number of a role finds nobody, even one too large for the column.
    if (roles?.length)
      where.push({ role: { $in: roleNames.map(roleNumber).filter((role) => roles.includes(role)) } });
    return read.page(User, info, {
      where: { $and: where },
      orderBy: { name: "asc", id: "asc" },
      limit,
      offset,
    });
  }
}

/** Mutations of batches that only run an act; {@link NoticeBatchQueries} has the queries. */
export const NoticeBatchMutations = mutations({
  sendNotices: changed(
    NoticeBatch,
    openBatch,
    { audience: NoticeAudience, notice: NoticeText },
    May("notifyOthers"),
    NotFound("Usuario no encontrado"),
  ),
});
