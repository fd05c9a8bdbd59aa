import { IsOptional, MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { Required } from "../../../core/input/required.ts";
import { TipoDocumento } from "../../accounts/account/user.enums.ts";
import { AccountKind } from "./refund-account.enums.ts";

const LONG = { message: "El texto es demasiado largo" };

/** Account of a client for their refunds. */
@InputType()
export class RefundAccountInput {
  @IsOptional()
  @MaxLength(100, LONG)
  @Field(() => String, { nullable: true, description: "El banco; vacío para una llave." })
  bank?: string | null;

  @Required("Elige el tipo de cuenta")
  @Field(() => AccountKind)
  kind!: AccountKind;

  @Required("El número de cuenta es obligatorio")
  @MaxLength(80, LONG)
  @Field(() => String)
  number!: string;

  @Required("El nombre del titular es obligatorio")
  @MaxLength(100, LONG)
  @PrintedName()
  @Field(() => String)
  holder!: string;

  @Required("El tipo de documento es requerido")
  @Field(() => TipoDocumento)
  documentType!: TipoDocumento;

  @Required("El documento del titular es obligatorio")
  @MaxLength(20, LONG)
  @Field(() => String)
  document!: string;
}
