import { Field, ObjectType } from "type-graphql";

/** What a field of clauses is filled with in one contract. */
@ObjectType({ simpleResolvers: true })
export class ClauseValue {
  /** As it is written between braces: `destino`. */
  @Field(() => String) name!: string;
  @Field(() => String) value!: string;
}
