import { Field, ObjectType } from "type-graphql";
import { NotFound } from "../../core/failure-texts.ts";

/** A new session: its token, and the whole own record (a field resolver, read as its owner). */
@ObjectType()
export class SignInPayload {
  @Field(() => String) token!: string;
  @Field(() => String) message!: string;
}

/** A new account: its record, and the token of whoever made it for themselves; none for who was signed in as another. */
@ObjectType()
export class RegisterPayload {
  @Field(() => String, { nullable: true }) token!: string | null;
  @Field(() => String) message!: string;
  userId!: number;
}

/** Whose an e-mail is; never more than the name. */
@NotFound("Usuario no encontrado")
@ObjectType({ simpleResolvers: true })
export class EmailOwner {
  @Field(() => String) name!: string;
  @Field(() => String) lastname!: string;
}

/** What anybody may know of this installation. */
@ObjectType({ simpleResolvers: true })
export class PublicSettings {
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) wompiPublicKey!: string | null;

  /** Digits with the country before them, as `wa.me` takes them. */
  @Field(() => String) whatsapp!: string;
}
