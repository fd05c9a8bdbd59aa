import { IsOptional, MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { TipoDocumento } from "../../accounts/account/user.enums.ts";

const TOO_LONG = { message: "El texto es demasiado largo" };

/** Person or company that an invoice is billed to; without a kind of document, the final consumer. */
@InputType()
export class BilledToInput {
  @Field(() => TipoDocumento, { nullable: true, description: "Tipo del documento de identidad." })
  tipoDocumento?: TipoDocumento | null;

  /** A NIT with its check digit. */
  @IsOptional()
  @MaxLength(30, TOO_LONG)
  @Field(() => String, { nullable: true, description: "Número del documento de identidad." })
  documento?: string | null;

  @IsOptional()
  @MaxLength(200, TOO_LONG)
  @PrintedName()
  @Field(() => String, { nullable: true, description: "Nombre o razón social." })
  nombre?: string | null;

  @IsOptional()
  @MaxLength(200, TOO_LONG)
  @Field(() => String, { nullable: true, description: "Dirección que va en la factura." })
  direccion?: string | null;

  @IsOptional()
  @MaxLength(100, TOO_LONG)
  @Field(() => String, { nullable: true, description: "Ciudad de esa dirección." })
  ciudad?: string | null;

  @IsOptional()
  @MaxLength(254, TOO_LONG)
  @Field(() => String, { nullable: true, description: "Correo electrónico." })
  correo?: string | null;

  @IsOptional()
  @MaxLength(30, TOO_LONG)
  @Field(() => String, { nullable: true, description: "Teléfono, con su indicativo: `+57…`." })
  telefono?: string | null;
}
