import { Field, ID, ObjectType } from "type-graphql";

/** A new access token: its text is answered this once. */
@ObjectType({ simpleResolvers: true })
export class NewAccessToken {
  @Field(() => ID) id!: string;
  @Field(() => String) token!: string;
}
