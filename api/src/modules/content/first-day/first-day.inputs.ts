import { Field, InputType, Int } from "type-graphql";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { Required } from "../../../core/input/required.ts";
import { RequiredText } from "../../../core/input/text-fields.ts";

/** The first OWNER, and the OWNER's agency. */
@InputType()
export class OpenAgencyInput {
  @Required("El nombre es requerido")
  @PrintedName()
  @Field(() => String, { description: "Nombre, como se muestra." })
  name!: string;

  @Required("El apellido es requerido")
  @PrintedName()
  @Field(() => String, { description: "Apellido." })
  lastname!: string;

  @Required("El email es requerido")
  @Field(() => String, { description: "Correo electrónico." })
  email!: string;

  @Required("El teléfono es requerido")
  @Field(() => String, { description: "Teléfono." })
  phone!: string;

  @Required("La contraseña es requerida")
  @Field(() => String, { description: "Contraseña del primer Propietario." })
  password!: string;

  @PrintedName()
  @RequiredText("El nombre de la agencia es obligatorio", "Nombre de la agencia.", 120, {
    message: "El nombre de la agencia no puede tener más de 120 caracteres",
  })
  agencyName!: string;

  @Required("El NIT es obligatorio")
  @Field(() => String, { description: "NIT con su dígito de verificación." })
  nit!: string;

  @Field(() => Int, { nullable: true, description: "Cuántas personas venden; nulo: una." })
  sellers?: number | null;

  @Field(() => Boolean, { nullable: true, description: "Si la agencia hace rifas; nulo: no." })
  raffles?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Si la agencia da puntos por clientes referidos; nulo: no.",
  })
  points?: boolean | null;
}
