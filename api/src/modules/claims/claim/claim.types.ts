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
  @Field(() => Int) porResponder!: number;
  @Field(() => Int) vencidas!: number;
  @Field(() => Int) porCompletar!: number;
  @Field(() => Int) cerradas!: number;
}

/** One line in the history of a request. */
@ObjectType({ simpleResolvers: true })
export class ClaimEvent {
  @Field(() => ID) id!: string;
  @Field(() => ClaimEventKind) kind!: ClaimEventKind;
  @Field(() => DateTime) at!: Date;
  /** `Nombre Apellido`; null for the claimant, and for acts of the product itself. */
  @Field(() => String, { nullable: true }) actorName!: string | null;
  /** True when the claimant did it. */
  @Field(() => Boolean) byClient!: boolean;
  @Field(() => String, { nullable: true }) note!: string | null;
}

/** Page and order of the list of requests and claims. */
@ArgsType()
export class ClaimPageArgs extends OrderedPageOf<Claim>()(claimColumnOrder) {}
