import { Field, ObjectType } from "type-graphql";

/** Value of a clause field in one contract. */
@ObjectType({ simpleResolvers: true })
export class ClauseValue {
  /** Name as written between braces: `destino`. */
  @Field(() => String) name!: string;
  @Field(() => String) value!: string;
}
