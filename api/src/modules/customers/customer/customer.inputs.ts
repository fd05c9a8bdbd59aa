import { IsOptional, MaxLength } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { Required } from "../../../core/input/required.ts";
import { Day } from "../../../core/scalars.ts";
import { TipoDocumento } from "../../accounts/account/user.enums.ts";
import { CustomerKind } from "./customer.enums.ts";

const upTo = (most: number) => ({
  message: `El texto tiene como máximo ${most.toLocaleString("es-CO")} letras`,
});
const NAME = 200;
const SHORT = 100;
const MAIL = 254;

/** Optional data of a customer besides their name; an absent field stays, null removes it. */
@InputType()
export abstract class CustomerDetails {
  @Field(() => CustomerKind, { nullable: true, description: "Si es persona o empresa." })
  kind?: CustomerKind | null;

  @IsOptional()
  @MaxLength(MAIL, upTo(MAIL))
  @Field(() => String, { nullable: true, description: "Correo electrónico." })
  email?: string | null;

  @IsOptional()
  @MaxLength(SHORT, upTo(SHORT))
  @Field(() => String, { nullable: true, description: "Teléfono, con su indicativo: `+57…`." })
  telefono?: string | null;

  /** Given together with its number. */
  @Field(() => TipoDocumento, { nullable: true, description: "Tipo del documento de identidad." })
  tipoDocumento?: TipoDocumento | null;

  @IsOptional()
  @MaxLength(SHORT, upTo(SHORT))
  @Field(() => String, { nullable: true, description: "Número del documento de identidad." })
  documentoIdentidad?: string | null;

  @Field(() => Day, { nullable: true, description: "Día en que nació." }) fechaNacimiento?: string | null;

  @IsOptional()
  @MaxLength(NAME, upTo(NAME))
  @Field(() => String, { nullable: true, description: "Dirección donde vive o recibe correspondencia." })
  direccion?: string | null;

  @IsOptional()
  @MaxLength(SHORT, upTo(SHORT))
  @Field(() => String, { nullable: true, description: "Ciudad de esa dirección." })
  ciudad?: string | null;
}

/** A customer whom the office adds. */
@InputType()
export class AddCustomerInput extends CustomerDetails {
  @Required("El nombre es obligatorio")
  @MaxLength(NAME, upTo(NAME))
  @PrintedName()
  @Field(() => String, { description: "Nombre, como se muestra." })
  name!: string;
}

/** An edit of a customer. */
@InputType()
export class UpdateCustomerInput extends CustomerDetails {
  @IsOptional()
  @MaxLength(NAME, upTo(NAME))
  @PrintedName()
  @Field(() => String, { nullable: true, description: "Nombre, como se muestra." })
  name?: string | null;

  /** The version that was edited; an older one than the present is refused. */
  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}
