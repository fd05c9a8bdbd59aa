import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, Info, Int, Query, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../core/acts.type.ts";
import { Auth } from "../../core/auth/auth.decorator.ts";
import { SIGNED_IN } from "../../core/auth/role.ts";
import type { Context } from "../../core/context.ts";
import { Reads } from "../../core/read/reads.decorator.ts";
import { Needs } from "../../core/read/sql-field.ts";
import { May } from "../accounts/account/permission.ts";
import { leading, sellerRoles } from "../accounts/staff.rules.ts";
import { byName, namedLike } from "../accounts/people.ts";
import { Person } from "../accounts/account/person.type.ts";
import { User } from "../accounts/account/user.entity.ts";
import { listedUsers, visibleUsers } from "./user.access.ts";
import { stateOfUser, userActs, userFacts } from "./user.acts.rules.ts";
import { UserFilter, userFilter } from "./user.filter.ts";
import { legacyOf } from "./user.reads.ts";
import { Legacy, Superior, UserPage, UserPageArgs } from "./user.types.ts";

const newest = { createdAt: "desc", id: "desc" } as const;

/** Queries of the agency's people, within the viewer's scope. */
@Resolver(() => User)
export class UserResolver {
  /** Returns all people in scope, newest first. */
  @May("readUsers")
  @Reads(() => User)
  @Query(() => [User])
  users(
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("filter", () => UserFilter, { nullable: true }) filter?: UserFilter,
  ) {
    return read.list(User, info, {
      where: { $and: [listedUsers(viewer), userFilter(filter)] },
      orderBy: newest,
    });
  }

  /** Returns one page of people. */
  @May("readUsers")
  @Reads(() => User)
  @Query(() => UserPage)
  userPage(
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => UserPageArgs) { limit, offset, orderBy }: UserPageArgs,
    @Arg("filter", () => UserFilter, { nullable: true }) filter?: UserFilter,
  ) {
    return read.page(User, info, {
      where: { $and: [listedUsers(viewer), userFilter(filter)] },
      orderBy,
      limit,
      offset,
    });
  }

  /** Returns up to twenty people in scope who sell or have sold, filtered by words of their name or by id. */
  @May("readUsers")
  @Reads(() => User)
  @Query(() => [Person])
  sellers(
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("search", () => String, { nullable: true }) search?: string,
    @Arg("id", () => Int, { nullable: true }) id?: number,
  ) {
    const selling = { role: { $in: [...sellerRoles] } };
    const where = { $and: [visibleUsers(viewer), selling, id ? { id } : {}, namedLike(search)] };
    return read.list(User, info, { where, orderBy: byName, limit: 20 });
  }

  /** Returns one person: the viewer, or a person whom the viewer may see. */
  @Auth(SIGNED_IN)
  @Reads(() => User)
  @Query(() => User, { nullable: true })
  user(@Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo, @Arg("id", () => Int) id: number) {
    return read.one(User, info, { $and: [{ id }, visibleUsers(viewer)] });
  }

  /**
   * Returns up to twenty people in scope who can be superiors, filtered by words of the name, roles or ids;
   * sorted by role from leader upwards, then by name.
   */
  @May("manageTeam")
  @Reads(() => User)
  @Query(() => [Superior])
  superiors(
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("search", () => String, { nullable: true }) search?: string,
    @Arg("roles", () => [Int], { nullable: true }) roles?: number[],
    @Arg("ids", () => [Int], { nullable: true }) ids?: number[],
  ) {
    const role = { $in: leading.filter((one) => roles?.includes(one) ?? true) };
    const where = {
      $and: [
        { isActive: true, role },
        visibleUsers(viewer),
        ids ? { id: { $in: ids } } : {},
        namedLike(search),
      ],
    };
    return read.list(User, info, { where, orderBy: { role: "asc", ...byName }, limit: 20 });
  }

  /** Returns the team and records that a person would leave to a successor. */
  @May("manageTeam")
  @Query(() => Legacy)
  legacy(@Ctx() context: Context, @Arg("userId", () => Int) userId: number): Promise<Legacy> {
    return legacyOf(context, userId);
  }

  /** Returns the acts that the caller can do with the account now. */
  @Needs(...userFacts)
  @OfferedActs()
  acts(@Root() user: User, @Ctx() context: Context) {
    return userActs.offered(context, stateOfUser(user));
  }
}
