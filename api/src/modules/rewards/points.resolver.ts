import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, Info, Int, Query, Resolver } from "type-graphql";
import { Auth } from "../../core/auth/auth.decorator.ts";
import { SIGNED_IN } from "../../core/auth/role.ts";
import type { Context } from "../../core/context.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { repetitionKey } from "../../core/graphql/arguments.ts";
import { changed, mutations } from "../../core/graphql/mutations.ts";
import { PageArgs } from "../../core/page.ts";
import { Reads } from "../../core/read/reads.decorator.ts";
import { May } from "../accounts/account/permission.ts";
import { adjustPoints } from "./acts/adjust-points.ts";
import { movementsOf } from "./points.access.ts";
import { AdjustPointsInput } from "./points.inputs.ts";
import { referredPeople } from "./points.reads.ts";
import { PointMovementPage, ReferredPersonPage, PointMovementPageArgs } from "./points.types.ts";
import { PointMovement } from "./point-movement.entity.ts";

/** Queries of referral points: the viewer's own, and the owner's adjustments. */
@Resolver()
export class PointsResolver {
  /** Returns the viewer's movements, newest first. */
  @Auth(SIGNED_IN)
  @Reads(() => PointMovement)
  @Query(() => PointMovementPage)
  pointMovements(
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PointMovementPageArgs) { limit, offset, orderBy }: PointMovementPageArgs,
  ) {
    const where = movementsOf(viewer?.id ?? 0);
    return read.page(PointMovement, info, { where, orderBy, limit, offset });
  }

  /** Returns a person's movements, newest first. */
  @May("adjustPoints")
  @Reads(() => PointMovement)
  @Query(() => PointMovementPage)
  pointMovementsOf(
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("userId", () => Int) userId: number,
    @Args(() => PointMovementPageArgs) { limit, offset, orderBy }: PointMovementPageArgs,
  ) {
    return read.page(PointMovement, info, { where: movementsOf(userId), orderBy, limit, offset });
  }

  /** Returns the people who registered with the viewer's link. */
  @Auth(SIGNED_IN)
  @Query(() => ReferredPersonPage)
  referredPeople(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return referredPeople(context, page);
  }
}

/** Mutations of points. */
export const PointsMutations = mutations({
  adjustPoints: changed(
    PointMovement,
    adjustPoints,
    { userId: Int, input: AdjustPointsInput, idempotencyKey: repetitionKey },
    May("adjustPoints"),
    NotFound("Usuario no encontrado"),
  ),
});
