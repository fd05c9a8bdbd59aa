import { Field, InputType, Int } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { MemberInput } from "./person.inputs.ts";

/**
 * A new account. Role, place in the team, limits and bank are accepted only from people who may create staff.
 */
@InputType()
export class RegisterInput extends MemberInput {
  @Required("La contraseña es requerida")
  @Field(() => String, { description: "La contraseña, de 8 caracteres como mínimo." })
  password!: string;

  /** Alias of `referredBy`. */
  @Field(() => String, { nullable: true, description: "Código de quien la refirió." })
  referralCode?: string | null;

  @Field(() => String, { nullable: true, description: "Código de quien la refirió." })
  referredBy?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Si la persona autoriza el tratamiento de sus datos; sin valor, no se le preguntó.",
  })
  aceptaTratamiento?: boolean | null;

  /** Defaults to CLIENTE (1). */
  @Field(() => Int, {
    nullable: true,
    description: "Rol: 1 Cliente, 2 Asesor, 3 Líder, 4 Gerente, 5 Administrador, 6 Contador, 7 Propietario.",
  })
  role?: number | null;
}
