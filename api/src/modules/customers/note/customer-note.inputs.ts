import { IsOptional, MaxLength } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { Required } from "../../../core/input/required.ts";
import { Day } from "../../../core/scalars.ts";
import { TipoDocumento } from "../../accounts/account/user.enums.ts";

/** A travel document of a customer, or of a person who travels with them. */
@InputType("CustomerPaperInput")
export class TravelDocumentInput {
  /** Holder of the document; the customer when absent. */
  @IsOptional()
  @MaxLength(200, { message: "El nombre es demasiado largo" })
  @PrintedName()
  @Field(() => String, { nullable: true, description: "A nombre de quién está; sin valor, el cliente." })
  holder?: string | null;

  @Field(() => TipoDocumento, { description: "Tipo del documento de identidad." })
  tipoDocumento!: TipoDocumento;

  @Required("El número de documento es requerido")
  @MaxLength(100, { message: "El número de documento es demasiado largo" })
  @Field(() => String, { description: "Número del documento de identidad." })
  documentoIdentidad!: string;

  /** Empty when it does not expire. */
  @Field(() => Day, { nullable: true, description: "Último día en que vale; nulo si no vence." }) expiresOn?:
    string | null;
}

/** An edit of a travel document; an absent field stays. */
@InputType("UpdateCustomerPaperInput")
export class UpdateTravelDocumentInput {
  @IsOptional()
  @MaxLength(200, { message: "El nombre es demasiado largo" })
  @PrintedName()
  @Field(() => String, { nullable: true, description: "A nombre de quién está." })
  holder?: string | null;

  @Field(() => TipoDocumento, { nullable: true, description: "Tipo del documento de identidad." })
  tipoDocumento?: TipoDocumento | null;

  @IsOptional()
  @MaxLength(100, { message: "El número de documento es demasiado largo" })
  @Field(() => String, { nullable: true, description: "Número del documento de identidad." })
  documentoIdentidad?: string | null;

  /** Empty when it does not expire. */
  @Field(() => Day, { nullable: true, description: "Último día en que vale; nulo si no vence." }) expiresOn?:
    string | null;

  /** The version that was edited; an older one than the present is refused. */
  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}
