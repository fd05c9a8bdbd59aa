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
  @Field(() => AccountKind, { description: "Clase del registro." })
  kind!: AccountKind;

  @Required("El número de cuenta es obligatorio")
  @MaxLength(80, LONG)
  @Field(() => String, { description: "Número de la cuenta o la llave." })
  number!: string;

  @Required("El nombre del titular es obligatorio")
  @MaxLength(100, LONG)
  @PrintedName()
  @Field(() => String, { description: "Titular." })
  holder!: string;

  @Required("El tipo de documento es requerido")
  @Field(() => TipoDocumento, { description: "Tipo del documento de identidad." })
  documentType!: TipoDocumento;

  @Required("El documento del titular es obligatorio")
  @MaxLength(20, LONG)
  @Field(() => String, { description: "Número del documento de identidad." })
  document!: string;
}
