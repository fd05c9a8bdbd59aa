import { Field, InputType, Int } from "type-graphql";
import { PrintedName } from "../../core/input/printed-name.ts";
import { Required } from "../../core/input/required.ts";
import { TeamPlaceInput } from "../accounts/registration/person.inputs.ts";

/**
 * Changes to a person's account. An absent field is unchanged; an empty optional text clears it. Bank
 * details can be changed only by people who may see them.
 */
@InputType()
export class UpdateUserInput extends TeamPlaceInput {
  @PrintedName()
  @Field(() => String, { nullable: true, description: "Nombre, como se muestra." })
  name?: string | null;
  @PrintedName()
  @Field(() => String, { nullable: true, description: "Apellido." })
  lastname?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Correo nuevo: cuenta como comprobado cuando se confirma desde él.",
  })
  email?: string | null;
  @Field(() => String, { nullable: true, description: "Teléfono." }) phone?: string | null;

  @Field(() => String, { nullable: true, description: "Dirección de una foto; vacío la quita." }) image?:
    string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Rol: 1 Cliente, 2 Asesor, 3 Líder, 4 Gerente, 5 Administrador, 6 Contador, 7 Propietario.",
  })
  role?: number | null;
  @Field(() => Boolean, { nullable: true, description: "Si está activo." }) isActive?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: "Si recibe ventas nuevas." }) isActiveSeller?:
    boolean | null;

  /** Successor of a person who is deactivated or demoted. */
  @Field(() => Int, {
    nullable: true,
    description: "Número de la cuenta de quien recibe el equipo y las cotizaciones abiertas.",
  })
  successorId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}

/** New password for a person, set by an administrator. */
@InputType()
export class ResetUserPasswordInput {
  @Required("La contraseña es requerida")
  @Field(() => String, { description: "La contraseña nueva." })
  newPassword!: string;
}
