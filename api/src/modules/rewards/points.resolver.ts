import { Int } from "type-graphql";
import { Auth } from "../../core/auth/auth.decorator.ts";
import { SIGNED_IN } from "../../core/auth/role.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { argsOf, repetitionKey } from "../../core/graphql/arguments.ts";
import { changed, mutations } from "../../core/graphql/mutations.ts";
import { computedFor, paged, queries } from "../../core/graphql/queries.ts";
import { PageArgs } from "../../core/page.ts";
import { May } from "../accounts/account/permission.ts";
import { adjustPoints } from "./acts/adjust-points.ts";
import { movementsOf } from "./points.access.ts";
import { AdjustPointsInput } from "./points.inputs.ts";
import { referredPeople } from "./points.reads.ts";
import { PointMovementPage, ReferredPersonPage, PointMovementPageArgs } from "./points.types.ts";
import { PointMovement } from "./point-movement.entity.ts";

/** Queries of referral points: the viewer's own, and the owner's adjustments. */
export const PointsResolver = queries({
  /** Returns the viewer's movements, newest first. */
  pointMovements: paged(
    PointMovement,
    PointMovementPage,
    ({ viewer }) => ({ where: movementsOf(viewer?.id ?? 0) }),
    { page: argsOf(PointMovementPageArgs) },
    Auth(SIGNED_IN),
  ),
  /** Returns a person's movements, newest first. */
  pointMovementsOf: paged(
    PointMovement,
    PointMovementPage,
    (_, { userId }) => ({ where: movementsOf(userId) }),
    { userId: Int, page: argsOf(PointMovementPageArgs) },
    May("adjustPoints"),
  ),
  referredPeople: computedFor(
    ReferredPersonPage,
    referredPeople,
    { page: argsOf(PageArgs) },
    Auth(SIGNED_IN),
  ),
});

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
