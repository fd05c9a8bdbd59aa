import { ArgsType, Field, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../core/page.ts";
import { DateTime } from "../../core/scalars.ts";
import { PointMovement } from "./point-movement.entity.ts";
import { OrderedPageOf } from "../../core/list/ordered-page.ts";
import { pointOrder } from "./points.rules.ts";

/** One page of somebody's movements. */
@ObjectType({ simpleResolvers: true })
export class PointMovementPage extends PageOf(PointMovement) {}

/** Somebody who registered with one's link, as far as one may know them. */
@ObjectType({ simpleResolvers: true })
export class ReferredPerson {
  /** First name and initial: `Camila G.` */
  @Field(() => String) name!: string;

  @Field(() => DateTime) since!: Date;

  /** What their payments have made so far. */
  @Field(() => Int) points!: number;
}

/** One page of the people that somebody referred. */
@ObjectType({ simpleResolvers: true })
export class ReferredPersonPage extends PageOf(ReferredPerson) {}

/** Which page of movements of points, and in which order. */
@ArgsType()
export class PointMovementPageArgs extends OrderedPageOf<PointMovement>()(pointOrder) {}
