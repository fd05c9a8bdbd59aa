import { Field, InputType, Int } from "type-graphql";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { OptionalText, RequiredText } from "../../../core/input/text-fields.ts";
import { Day } from "../../../core/scalars.ts";
import { TipoDocumento } from "../../accounts/account/user.enums.ts";
import { CustomerKind } from "./customer.enums.ts";

const upTo = (most: number) => ({
  message: `El texto tiene como máximo ${most.toLocaleString("es-CO")} letras`,
});
const NAME = 200;
const SHORT = 100;
const MAIL = 254;

/** Optional data of a customer besides the name. An absent field is unchanged; null removes the value. */
@InputType()
export abstract class CustomerDetails {
  @Field(() => CustomerKind, { nullable: true, description: "Si es persona o empresa." })
  kind?: CustomerKind | null;

  @OptionalText("Correo electrónico.", MAIL, upTo(MAIL))
  email?: string | null;

  @OptionalText("Teléfono, con su indicativo: `+57…`.", SHORT, upTo(SHORT))
  telefono?: string | null;

  /** Required together with the document number. */
  @Field(() => TipoDocumento, { nullable: true, description: "Tipo del documento de identidad." })
  tipoDocumento?: TipoDocumento | null;

  @OptionalText("Número del documento de identidad.", SHORT, upTo(SHORT))
  documentoIdentidad?: string | null;

  @Field(() => Day, { nullable: true, description: "Día en que nació." }) fechaNacimiento?: string | null;

  @OptionalText("Dirección donde vive o recibe correspondencia.", NAME, upTo(NAME))
  direccion?: string | null;

  @OptionalText("Ciudad de esa dirección.", SHORT, upTo(SHORT))
  ciudad?: string | null;
}

/** A customer whom staff add. */
@InputType()
export class AddCustomerInput extends CustomerDetails {
  @PrintedName()
  @RequiredText("El nombre es obligatorio", "Nombre, como se muestra.", NAME, upTo(NAME))
  name!: string;
}

/** An edit of a customer. */
@InputType()
export class UpdateCustomerInput extends CustomerDetails {
  @PrintedName()
  @OptionalText("Nombre, como se muestra.", NAME, upTo(NAME))
  name?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}
