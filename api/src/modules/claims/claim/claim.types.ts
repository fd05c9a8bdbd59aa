import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { DateTime } from "../../../core/scalars.ts";
import { Claim } from "./claim.entity.ts";
import { ClaimEventKind } from "./claim-history.enums.ts";
import { OrderedPageOf } from "../../../core/list/ordered-page.ts";
import { claimColumnOrder } from "./claim.rules.ts";

/** One page of requests. */
@ObjectType({ simpleResolvers: true })
export class ClaimPage extends PageOf(Claim) {}

/** Number of requests in each list. */
@ObjectType({ simpleResolvers: true })
export class ClaimCounters {
  @Field(() => Int, { description: "Cuántas están por responder." }) porResponder!: number;
  @Field(() => Int, { description: "Cuántas están vencidas." }) vencidas!: number;
  @Field(() => Int, { description: "Cuántas esperan que la persona las complete." }) porCompletar!: number;
  @Field(() => Int, { description: "Cuántas están cerradas." }) cerradas!: number;
}

/** One entry in the history of a request. */
@ObjectType({ simpleResolvers: true })
export class ClaimEvent {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => ClaimEventKind, { description: "Qué pasó." }) kind!: ClaimEventKind;
  @Field(() => DateTime, { description: "Fecha y hora en que pasó." }) at!: Date;
  @Field(() => String, {
    nullable: true,
    description:
      "Quién lo hizo, `Nombre Apellido`; nulo para quien presentó la solicitud y para la plataforma.",
  })
  actorName!: string | null;
  @Field(() => Boolean, { description: "Si lo hizo quien presentó la solicitud." }) byClient!: boolean;
  @Field(() => String, { nullable: true, description: "Nota de quien lo hizo." }) note!: string | null;
}

/** Page and order of the list of requests and claims. */
@ArgsType()
export class ClaimPageArgs extends OrderedPageOf<Claim>()(claimColumnOrder) {}
