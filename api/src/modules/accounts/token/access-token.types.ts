import { Field, ID, ObjectType } from "type-graphql";

/** A new access token; its text is returned only this once. */
@ObjectType({ simpleResolvers: true })
export class NewAccessToken {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => String, { description: "El token completo: va como `Authorization: Bearer trv_…`." })
  token!: string;
}
