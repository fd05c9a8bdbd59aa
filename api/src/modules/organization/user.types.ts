import { ArgsType, Field, Int, ObjectType } from "type-graphql";
import { NotFound } from "../../core/failure-texts.ts";
import { OrderedPageOf } from "../../core/list/ordered-page.ts";
import { PageOf } from "../../core/page.ts";
import { DateTime } from "../../core/scalars.ts";
import { TipoDocumento } from "../accounts/account/user.enums.ts";
import { User } from "../accounts/account/user.entity.ts";
import { userOrder } from "./user.rules.ts";

/** One page of people. */
@ObjectType({ simpleResolvers: true })
export class UserPage extends PageOf(User) {}

/** Page and order of the list of people. */
@ArgsType()
export class UserPageArgs extends OrderedPageOf<User>()(userOrder) {}

/** Person as shown while a quote is filled in. */
@NotFound("Usuario no encontrado")
@ObjectType({ simpleResolvers: true })
export class FoundPerson {
  @Field(() => Int) id!: number;
  @Field(() => String) name!: string;
  @Field(() => String) lastname!: string;
  @Field(() => String) email!: string;
  @Field(() => String, { nullable: true }) phone!: string | null;
  @Field(() => Int) role!: number;
  @Field(() => Boolean) isActive!: boolean;
  @Field(() => TipoDocumento, { nullable: true }) tipoDocumento!: TipoDocumento | null;
  @Field(() => String, { nullable: true }) documentoIdentidad!: string | null;
}

/** A person who may be above others, as a form offers them. */
@ObjectType({ simpleResolvers: true })
export class Superior {
  @Field(() => Int) id!: number;
  @Field(() => String) name!: string;
  @Field(() => String) lastname!: string;
  @Field(() => Int) role!: number;
  @Field(() => Int, { nullable: true }) gerenteId!: number | null;
}

/** An account after it was unlocked. */
@NotFound("Usuario no encontrado")
@ObjectType({ simpleResolvers: true })
export class UnlockedAccount {
  @Field(() => Boolean) isActive!: boolean;
  @Field(() => DateTime, { nullable: true }) accountLockedUntil!: Date | null;
  @Field(() => Int) failedLoginAttempts!: number;
}

/** Result of deleting an account: one with records is deactivated and kept. */
@NotFound("Usuario no encontrado")
@ObjectType({ simpleResolvers: true })
export class DeletedUser {
  @Field(() => Boolean) kept!: boolean;
  @Field(() => String) message!: string;
}

/** Team and records that a person leaves to a successor. */
@NotFound("Usuario no encontrado")
@ObjectType({ simpleResolvers: true })
export class Legacy {
  /** Active people below. */
  @Field(() => Int) team!: number;
  /** Open quotes of their own. */
  @Field(() => Int) openQuotes!: number;
}
