import { ArgsType, Field, Int, ObjectType } from "type-graphql";
import { OrderedPageOf } from "../../../core/list/ordered-page.ts";
import { PageOf } from "../../../core/page.ts";
import { Objection } from "./objection.entity.ts";
import { ObjectionStatus } from "./objection.enums.ts";
import { objectionOrder } from "./objection.rules.ts";

/** One page of objections. */
@ObjectType("CommissionObjectionPage", { simpleResolvers: true })
export class ObjectionPage extends PageOf(Objection) {}

/** Page and order of the list of objections. */
@ArgsType()
export class ObjectionPageArgs extends OrderedPageOf<Objection>()(objectionOrder) {}

/** Number of objections with a status. */
@ObjectType("CommissionObjectionCounter", { simpleResolvers: true })
export class ObjectionCounter {
  @Field(() => ObjectionStatus, { description: "Estado del registro." }) status!: ObjectionStatus;
  @Field(() => Int, { description: "Cuántos son." }) count!: number;
}
