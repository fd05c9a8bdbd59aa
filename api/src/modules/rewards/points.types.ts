import { ArgsType, Field, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../core/page.ts";
import { DateTime } from "../../core/scalars.ts";
import { PointMovement } from "./point-movement.entity.ts";
import { OrderedPageOf } from "../../core/list/ordered-page.ts";
import { pointOrder } from "./points.rules.ts";

/** One page of a person's movements. */
@ObjectType({ simpleResolvers: true })
export class PointMovementPage extends PageOf(PointMovement) {}

/** Person who registered with the viewer's link, limited to the data that the viewer may see. */
@ObjectType({ simpleResolvers: true })
export class ReferredPerson {
  @Field(() => String, { description: "Nombre e inicial del apellido, como `Camila G.`." }) name!: string;

  @Field(() => DateTime, { description: "Fecha y hora en que se registró." }) since!: Date;

  @Field(() => Int, { description: "Puntos que han dado sus pagos." }) points!: number;
}

/** One page of the people whom the viewer referred. */
@ObjectType({ simpleResolvers: true })
export class ReferredPersonPage extends PageOf(ReferredPerson) {}

/** Arguments of a page of point movements, with the sort order. */
@ArgsType()
export class PointMovementPageArgs extends OrderedPageOf<PointMovement>()(pointOrder) {}
