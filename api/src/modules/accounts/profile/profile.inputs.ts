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

  /**
   * E-mail address; another one needs `currentPassword`, and becomes the account's when it is confirmed from
   * there.
   */
  @Field(() => String, {
    nullable: true,
    description: "Correo nuevo: pide la contraseña actual y se confirma desde él.",
  })
  email?: string | null;

  @Field(() => String, { nullable: true, description: "La contraseña actual." })
  currentPassword?: string | null;

  /** Address of a picture; empty for none. A file of the person's is uploaded by `uploadPicture`. */
  @Field(() => String, { nullable: true, description: "Dirección de una foto; vacío la quita." })
  image?: string | null;

  /** True when clients may see the person's picture; only staff is ever shown to them. */
  @Field(() => Boolean, { nullable: true, description: "Si los clientes pueden ver la foto propia." })
  showsPicture?: boolean | null;

  /** The version that was edited; an older one than the present is refused. */
  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}
