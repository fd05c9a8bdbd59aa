import { Field, InputType, Int } from "type-graphql";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { OptionalText, RequiredText } from "../../../core/input/text-fields.ts";
import { Day } from "../../../core/scalars.ts";
import { TipoDocumento } from "../../accounts/account/user.enums.ts";

/** A travel document of a customer, or of a person who travels with them. */
@InputType("CustomerPaperInput")
export class TravelDocumentInput {
  @PrintedName()
  @OptionalText("A nombre de quién está; sin valor, el cliente.", 200, {
    message: "El nombre es demasiado largo",
  })
  holder?: string | null;

  @Field(() => TipoDocumento, { description: "Tipo del documento de identidad." })
  tipoDocumento!: TipoDocumento;

  @RequiredText("El número de documento es requerido", "Número del documento de identidad.", 100, {
    message: "El número de documento es demasiado largo",
  })
  documentoIdentidad!: string;

  @Field(() => Day, { nullable: true, description: "Último día en que vale; nulo si no vence." }) expiresOn?:
    string | null;
}

/** An edit of a travel document; an absent field is unchanged. */
@InputType("UpdateCustomerPaperInput")
export class UpdateTravelDocumentInput {
  @PrintedName()
  @OptionalText("A nombre de quién está.", 200, { message: "El nombre es demasiado largo" })
  holder?: string | null;

  @Field(() => TipoDocumento, { nullable: true, description: "Tipo del documento de identidad." })
  tipoDocumento?: TipoDocumento | null;

  @OptionalText("Número del documento de identidad.", 100, {
    message: "El número de documento es demasiado largo",
  })
  documentoIdentidad?: string | null;

  @Field(() => Day, { nullable: true, description: "Último día en que vale; nulo si no vence." }) expiresOn?:
    string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}
