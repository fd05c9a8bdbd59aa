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

/** Which page of the list, and in which order. */
@ArgsType()
export class UserPageArgs extends OrderedPageOf<User>()(userOrder) {}

/** A person as whoever fills in a quote may know them. */
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

/** A person who can stand above others, as a form offers them. */
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

/** What became of an account that was to be deleted: one that left records is switched off and kept. */
@NotFound("Usuario no encontrado")
@ObjectType({ simpleResolvers: true })
export class DeletedUser {
  @Field(() => Boolean) kept!: boolean;
  @Field(() => String) message!: string;
}

/** What somebody leaves behind when they go: how much a successor takes over. */
@NotFound("Usuario no encontrado")
@ObjectType({ simpleResolvers: true })
export class Legacy {
  /** Active people below. */
  @Field(() => Int) team!: number;
  /** Open quotes of their own. */
  @Field(() => Int) openQuotes!: number;
}
