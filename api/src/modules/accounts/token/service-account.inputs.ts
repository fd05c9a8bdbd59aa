import { IsIn, IsOptional } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { serviceRoles } from "./service-account.rules.ts";
import { OptionalText, RequiredText } from "../../../core/input/text-fields.ts";

@InputType()
abstract class ServiceAccountFields {
  @RequiredText(
    "El nombre de la cuenta de servicio es obligatorio",
    "Nombre del programa, hasta 60 caracteres.",
    60,
    { message: "El nombre de la cuenta de servicio puede tener hasta 60 caracteres" },
  )
  name!: string;

  @OptionalText("Lo que hace, hasta 200 caracteres.", 200, {
    message: "Lo que hace puede tener hasta 200 caracteres",
  })
  purpose?: string | null;
}

/** A change of a service account. */
@InputType()
export class UpdateServiceAccountInput extends ServiceAccountFields {
  @IsOptional()
  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}

/** A new service account. */
@InputType()
export class ServiceAccountInput extends ServiceAccountFields {
  @IsIn(serviceRoles, { message: "Una cuenta de servicio es de Administrador o de Contador" })
  @Field(() => Int, { description: "Rol con el que lee y trabaja: 5 Administrador o 6 Contador." })
  role!: number;
}
