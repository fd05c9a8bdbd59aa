import { IsOptional, MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { TipoDocumento } from "../../accounts/account/user.enums.ts";

const TOO_LONG = { message: "El texto es demasiado largo" };

/** Person or company that an invoice is billed to; without a kind of document, the final consumer. */
@InputType()
export class BilledToInput {
  @Field(() => TipoDocumento, { nullable: true })
  tipoDocumento?: TipoDocumento | null;

  /** A NIT with its check digit. */
  @IsOptional()
  @MaxLength(30, TOO_LONG)
  @Field(() => String, { nullable: true })
  documento?: string | null;

  @IsOptional()
  @MaxLength(200, TOO_LONG)
  @PrintedName()
  @Field(() => String, { nullable: true })
  nombre?: string | null;

  @IsOptional()
  @MaxLength(200, TOO_LONG)
  @Field(() => String, { nullable: true })
  direccion?: string | null;

  @IsOptional()
  @MaxLength(100, TOO_LONG)
  @Field(() => String, { nullable: true })
  ciudad?: string | null;

  @IsOptional()
  @MaxLength(254, TOO_LONG)
  @Field(() => String, { nullable: true })
  correo?: string | null;

  @IsOptional()
  @MaxLength(30, TOO_LONG)
  @Field(() => String, { nullable: true })
  telefono?: string | null;
}
