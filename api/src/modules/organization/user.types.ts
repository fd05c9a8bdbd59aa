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

/** Page and sort order of the list of people. */
@ArgsType()
export class UserPageArgs extends OrderedPageOf<User>()(userOrder) {}

/** Person as shown in the form of a quote. */
@NotFound("Usuario no encontrado")
@ObjectType({ simpleResolvers: true })
export class FoundPerson {
  @Field(() => Int, { description: "Número del registro." }) id!: number;
  @Field(() => String, { description: "Nombre, como se muestra." }) name!: string;
  @Field(() => String, { description: "Apellido." }) lastname!: string;
  @Field(() => String, { description: "Correo electrónico." }) email!: string;
  @Field(() => String, { nullable: true, description: "Teléfono." }) phone!: string | null;
  @Field(() => Int, {
    description: "Rol: 1 Cliente, 2 Asesor, 3 Líder, 4 Gerente, 5 Administrador, 6 Contador, 7 Propietario.",
  })
  role!: number;
  @Field(() => Boolean, { description: "Si está activo." }) isActive!: boolean;
  @Field(() => TipoDocumento, { nullable: true, description: "Tipo del documento de identidad." })
  tipoDocumento!: TipoDocumento | null;
  @Field(() => String, { nullable: true, description: "Número del documento de identidad." })
  documentoIdentidad!: string | null;
}

/** A possible superior, as offered in a form. */
@ObjectType({ simpleResolvers: true })
export class Superior {
  @Field(() => Int, { description: "Número del registro." }) id!: number;
  @Field(() => String, { description: "Nombre, como se muestra." }) name!: string;
  @Field(() => String, { description: "Apellido." }) lastname!: string;
  @Field(() => Int, {
    description: "Rol: 1 Cliente, 2 Asesor, 3 Líder, 4 Gerente, 5 Administrador, 6 Contador, 7 Propietario.",
  })
  role!: number;
  @Field(() => Int, { nullable: true, description: "Número de la cuenta del gerente." }) gerenteId!:
    number | null;
}

/** An account that was just unlocked. */
@NotFound("Usuario no encontrado")
@ObjectType({ simpleResolvers: true })
export class UnlockedAccount {
  @Field(() => Boolean, { description: "Si está activo." }) isActive!: boolean;
  @Field(() => DateTime, { nullable: true, description: "Hasta cuándo está bloqueada; nulo si no lo está." })
  accountLockedUntil!: Date | null;
  @Field(() => Int, { description: "Intentos fallidos seguidos de iniciar sesión." })
  failedLoginAttempts!: number;
}

/** Result of deleting an account; an account with records is deactivated and kept instead. */
@NotFound("Usuario no encontrado")
@ObjectType({ simpleResolvers: true })
export class DeletedUser {
  @Field(() => Boolean, { description: "Si se desactivó y se conserva, porque tiene registros." })
  kept!: boolean;
  @Field(() => String, { description: "Mensaje que se muestra." }) message!: string;
}

/** Team and records that a person leaves to a successor. */
@NotFound("Usuario no encontrado")
@ObjectType({ simpleResolvers: true })
export class Legacy {
  @Field(() => Int, { description: "Personas activas que quedan debajo." }) team!: number;
  @Field(() => Int, { description: "Cotizaciones abiertas." }) openQuotes!: number;
}
