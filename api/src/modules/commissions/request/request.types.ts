import { Field, ID, ObjectType } from "type-graphql";

/** A commission whose payment was requested, with its document. */
@ObjectType()
export class CommissionRequest {
  @Field(() => ID, { description: "Identificador de la comisión." })
  commissionId!: string;
}
