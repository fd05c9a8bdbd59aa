import { Field, ObjectType } from "type-graphql";

/** A new session: its token, and the whole own record (a field resolver, read as its owner). */
@ObjectType()
export class SignInPayload {
  @Field(() => String) token!: string;
  @Field(() => String) message!: string;
}

/** What anybody may know of this installation. */
@ObjectType({ simpleResolvers: true })
export class PublicSettings {
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) wompiPublicKey!: string | null;
}
