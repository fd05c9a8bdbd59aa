import { Field, InputType } from "type-graphql";
import { Required } from "../../../core/input/required.ts";

/** The current password and its replacement. */
@InputType()
export class ChangePasswordInput {
  @Required("Debes ingresar tu contraseña actual")
  @Field(() => String, { description: "La contraseña actual." })
  currentPassword!: string;

  @Required("La contraseña es requerida")
  @Field(() => String, { description: "La contraseña nueva." })
  newPassword!: string;
}
