import { Field, InputType, Int } from "type-graphql";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { PersonInput } from "../registration/person.inputs.ts";

/**
 * Changes of a person to their own account; an absent field is unchanged, an empty optional text is cleared.
 */
@InputType()
export class ProfileInput extends PersonInput {
  @PrintedName()
  @Field(() => String, { nullable: true, description: "Nombre, como se muestra." })
  name?: string | null;

  @PrintedName()
  @Field(() => String, { nullable: true, description: "Apellido." })
  lastname?: string | null;

  @Field(() => String, { nullable: true, description: "Teléfono." })
  phone?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Correo nuevo: pide la contraseña actual y se confirma desde él.",
  })
  email?: string | null;

  @Field(() => String, { nullable: true, description: "La contraseña actual." })
  currentPassword?: string | null;

  /** URL only; `uploadPicture` accepts a file. */
  @Field(() => String, { nullable: true, description: "Dirección de una foto; vacío la quita." })
  image?: string | null;

  /** Effective for staff only: clients see no other people's pictures. */
  @Field(() => Boolean, { nullable: true, description: "Si los clientes pueden ver la foto propia." })
  showsPicture?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}
