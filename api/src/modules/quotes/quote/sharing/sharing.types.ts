import { Field, ObjectType } from "type-graphql";

/** A link that was made to be carried to the client. */
@ObjectType()
export class ShareQuotePayload {
  id!: string;
  /** Its address, answered this once. */
  @Field(() => String) link!: string;
  /** What is written with it, in the agency's words. */
  @Field(() => String) text!: string;
}
