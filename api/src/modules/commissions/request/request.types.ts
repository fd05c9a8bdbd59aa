import { Field, ID, ObjectType } from "type-graphql";

/** A commission whose payment was requested, with its document. */
@ObjectType()
export class CommissionRequest {
  @Field(() => ID)
  commissionId!: string;
}
