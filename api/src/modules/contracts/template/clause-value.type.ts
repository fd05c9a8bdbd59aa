import { Field, ObjectType } from "type-graphql";

/** Value of a clause field in one contract. */
@ObjectType({ simpleResolvers: true })
export class ClauseValue {
  @Field(() => String, { description: "Nombre del dato, como va entre llaves: `destino`." }) name!: string;
  @Field(() => String, { description: "Valor." }) value!: string;
}
