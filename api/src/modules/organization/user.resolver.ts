import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, Info, Int, Query, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../core/acts.type.ts";
import { Auth } from "../../core/auth/auth.decorator.ts";
import { SIGNED_IN } from "../../core/auth/role.ts";
import type { Context } from "../../core/context.ts";
import { argsOf, optional } from "../../core/graphql/arguments.ts";
import { computedFor, many, one, paged, queries } from "../../core/graphql/queries.ts";
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
export const UserQueries = queries({
  /** Returns all people in scope, newest first. */
  users: many(
    User,
    ({ viewer }, { filter }) => ({
      where: { $and: [listedUsers(viewer), userFilter(filter)] },
      orderBy: newest,
    }),
    { filter: optional(UserFilter) },
    May("readUsers"),
  ),
  userPage: paged(
    User,
    UserPage,
    ({ viewer }, { filter }) => ({ where: { $and: [listedUsers(viewer), userFilter(filter)] } }),
    { page: argsOf(UserPageArgs), filter: optional(UserFilter) },
    May("readUsers"),
  ),
  /** Returns one person: the viewer, or a person whom the viewer may see. */
  user: one(
    User,
    ({ viewer }, { id }) => ({ $and: [{ id }, visibleUsers(viewer)] }),
    { id: Int },
    Auth(SIGNED_IN),
  ),
  legacy: computedFor(Legacy, legacyOf, { userId: Int }, May("manageTeam")),
});

@Resolver(() => User)
export class UserResolver {
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

  /** Returns the acts that the caller can do with the account now. */
  @Needs(...userFacts)
  @OfferedActs()
  acts(@Root() user: User, @Ctx() context: Context) {
    return userActs.offered(context, stateOfUser(user));
  }
}
