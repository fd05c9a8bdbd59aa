import { Field, ID, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { DateTime } from "../../../core/scalars.ts";

/** Person who was quoted for, never bought, and has been inactive for long. */
@ObjectType({ simpleResolvers: true })
export class IdlePerson {
  /** Id of the customer. */
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => Int) quotes!: number;
  @Field(() => DateTime) lastQuoteAt!: Date;
}

@ObjectType({ simpleResolvers: true })
export class IdlePersonPage extends PageOf(IdlePerson) {}
