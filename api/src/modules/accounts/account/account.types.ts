import { Field, ObjectType } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";

/** A new session: its token, and the whole own record (a field resolver, read as its owner). */
@ObjectType()
export class SignInPayload {
  @Field(() => String) token!: string;
  @Field(() => String) message!: string;
}

/**
 * New account: its record, and the session token of a person who created it for themselves; no token when the
 * creator was signed in as another.
 */
@ObjectType()
export class RegisterPayload {
  @Field(() => String, { nullable: true }) token!: string | null;
  @Field(() => String) message!: string;
  userId!: number;
}

/** Name of the account that uses an e-mail; never more than the name. */
@NotFound("Usuario no encontrado")
@ObjectType({ simpleResolvers: true })
export class EmailOwner {
  @Field(() => String) name!: string;
  @Field(() => String) lastname!: string;
}

/** One legal notice of the agency. */
@ObjectType({ simpleResolvers: true })
export class LegalNotice {
  @Field(() => String) title!: string;
  @Field(() => String) text!: string;
}

/** Public settings of this installation, which anybody may read. */
@ObjectType({ simpleResolvers: true })
export class PublicSettings {
  @Field(() => String) name!: string;
  @Field(() => String) legalName!: string;

  /** NIT with dots and its check digit. */
  @Field(() => String) nit!: string;

  /** Number in the Registro Nacional de Turismo. */
  @Field(() => String) rnt!: string;

  @Field(() => String) address!: string;
  @Field(() => String) phone!: string;
  @Field(() => String) email!: string;
  @Field(() => String) supportEmail!: string;
  @Field(() => String) supportPhone!: string;
  @Field(() => String, { nullable: true }) instagram!: string | null;
  @Field(() => String, { nullable: true }) facebook!: string | null;
  @Field(() => String, { nullable: true }) tiktok!: string | null;
  @Field(() => String, { nullable: true }) youtube!: string | null;

  /** The address of its logo, and the colour of its proposals, `#RRGGBB`. */
  @Field(() => String, { nullable: true }) logo!: string | null;
  @Field(() => String) colour!: string;

  /** Legal notices in the order in which they appear at the foot of every page. */
  @Field(() => [LegalNotice]) notices!: LegalNotice[];

  /** Opening hours of the agency, in Bogota time: `08:00-18:00`. */
  @Field(() => String, { nullable: true }) horarioSemana!: string | null;
  @Field(() => String, { nullable: true }) horarioSabado!: string | null;
  @Field(() => String, { nullable: true }) horarioDomingo!: string | null;

  @Field(() => String, { nullable: true }) wompiPublicKey!: string | null;

  /** True when the installation can send SMS. */
  @Field(() => Boolean) sms!: boolean;

  /** Digits with the country before them, as `wa.me` takes them. */
  @Field(() => String) whatsapp!: string;
}
