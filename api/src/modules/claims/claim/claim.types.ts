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

/** One line in the history of a request. */
@ObjectType({ simpleResolvers: true })
export class ClaimEvent {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => ClaimEventKind, { description: "Qué pasó." }) kind!: ClaimEventKind;
  @Field(() => DateTime, { description: "Fecha y hora en que pasó." }) at!: Date;
  /** `Nombre Apellido`; null for the claimant, and for acts of the product itself. */
  @Field(() => String, {
    nullable: true,
    description: "Quién lo hizo, `Nombre Apellido`; nulo para el cliente por su enlace y para la plataforma.",
  })
  actorName!: string | null;
  /** True when the claimant did it. */
  @Field(() => Boolean, { description: "Si lo hizo el cliente." }) byClient!: boolean;
  @Field(() => String, { nullable: true, description: "Nota de quien lo hizo." }) note!: string | null;
}

/** Page and order of the list of requests and claims. */
@ArgsType()
export class ClaimPageArgs extends OrderedPageOf<Claim>()(claimColumnOrder) {}
