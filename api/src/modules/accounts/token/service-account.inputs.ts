import { IsIn, IsOptional, MaxLength } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { serviceRoles } from "./service-account.rules.ts";

@InputType()
abstract class ServiceAccountFields {
  @Required("El nombre de la cuenta de servicio es obligatorio")
  @MaxLength(60, { message: "El nombre de la cuenta de servicio puede tener hasta 60 caracteres" })
  @Field(() => String, { description: "Nombre del programa, hasta 60 caracteres." })
  name!: string;

  @IsOptional()
  @MaxLength(200, { message: "Lo que hace puede tener hasta 200 caracteres" })
  @Field(() => String, { nullable: true, description: "Lo que hace, hasta 200 caracteres." })
  purpose?: string | null;
}

/** A change of a service account. */
@InputType()
export class UpdateServiceAccountInput extends ServiceAccountFields {
  /** The version that was edited; an older one than the present is refused. */
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
  /** 5 ADMIN or 6 CONTADOR. */
  @IsIn(serviceRoles, { message: "Una cuenta de servicio es de Administrador o de Contador" })
  @Field(() => Int, { description: "Rol con el que lee y trabaja: 5 Administrador o 6 Contador." })
  role!: number;
}
