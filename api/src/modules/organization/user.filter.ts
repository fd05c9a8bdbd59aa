import { IsOptional, Max, Min } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { chosen } from "../../core/input/defined.ts";
import { OptionalText } from "../../core/input/text-fields.ts";
import { ofPerson, searched } from "../../core/list/searched.ts";
import type { ReadFilter } from "../../core/read/where.ts";
import type { User } from "../accounts/account/user.entity.ts";

/** Filter of a list of people. */
@InputType()
export class UserFilter {
  @OptionalText("Palabras del nombre o del correo, o un documento de identidad completo.", 200, {
    message: "El texto de búsqueda es demasiado largo",
  })
  search?: string | null;

  @IsOptional()
  @Min(1, { message: "El rol no existe" })
  @Max(7, { message: "El rol no existe" })
  @Field(() => Int, {
    nullable: true,
    description: "Rol: 1 Cliente, 2 Asesor, 3 Líder, 4 Gerente, 5 Administrador, 6 Contador, 7 Propietario.",
  })
  role?: number | null;

  @Field(() => Boolean, { nullable: true, description: "Si está activo." })
  isActive?: boolean | null;
}

/** Returns the conditions on rows for a list's filter; absent fields add none. */
export function userFilter(filter: UserFilter | null | undefined): ReadFilter<User> {
  const { search, role, isActive } = filter ?? {};
  return { $and: [chosen({ role, isActive }), searched<User>(search, ofPerson)] };
}
