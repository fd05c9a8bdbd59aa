import { Field, InputType } from "type-graphql";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { OptionalText } from "../../../core/input/text-fields.ts";
import { TipoDocumento } from "../../accounts/account/user.enums.ts";

/** Person or company that an invoice is billed to; without a kind of document it is the final consumer. */
@InputType()
export class BilledToInput {
  @Field(() => TipoDocumento, { nullable: true, description: "Tipo del documento de identidad." })
  tipoDocumento?: TipoDocumento | null;

  /** Includes the check digit of a NIT. */
  @OptionalText("Número del documento de identidad.", 30)
  documento?: string | null;

  @PrintedName()
  @OptionalText("Nombre o razón social.", 200)
  nombre?: string | null;

  @OptionalText("Dirección que va en la factura.", 200)
  direccion?: string | null;

  @OptionalText("Ciudad de esa dirección.", 100)
  ciudad?: string | null;

  @OptionalText("Correo electrónico.", 254)
  correo?: string | null;

  @OptionalText("Teléfono, con su indicativo: `+57…`.", 30)
  telefono?: string | null;
}
