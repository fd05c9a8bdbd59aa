import { IsOptional, Matches, MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { PrintedName } from "../../../core/input/printed-name.ts";

/** A bank account; empty texts clear it. */
@InputType()
export abstract class BankAccountInput {
  @IsOptional()
  @MaxLength(100, { message: "El banco no puede tener más de 100 caracteres" })
  @Field(() => String, { nullable: true, description: "Banco de la cuenta a la que se le paga." })
  banco?: string | null;

  @IsOptional()
  @Matches(/^[\d\s-]{0,30}$/, { message: "El número de cuenta debe contener solo números" })
  @Field(() => String, { nullable: true, description: "Número de la cuenta bancaria." })
  numeroCuenta?: string | null;

  /** `ahorros` or `corriente`, in any case. */
  @IsOptional()
  @Matches(/^\s*(ahorros|corriente)?\s*$/i, { message: "El tipo de cuenta debe ser ahorros o corriente" })
  @Field(() => String, { nullable: true, description: "Tipo de cuenta: `ahorros` o `corriente`." })
  tipoCuenta?: string | null;
}

/** Data needed to pay a person: the account, and its holder when it is not their own. */
@InputType()
export class BankingDataInput extends BankAccountInput {
  @IsOptional()
  @MaxLength(100, { message: "El nombre del titular no puede tener más de 100 caracteres" })
  @PrintedName()
  @Field(() => String, { nullable: true, description: "Nombre del titular de la cuenta." })
  nombreTitular?: string | null;

  @IsOptional()
  @Matches(/^[\p{L}\d\s.-]{0,20}$/u, { message: "El documento del titular no es válido" })
  @Field(() => String, { nullable: true, description: "Número del documento de quien es titular." })
  documentoTitular?: string | null;

  @IsOptional()
  @MaxLength(30, { message: "El teléfono no puede tener más de 30 caracteres" })
  @Field(() => String, { nullable: true, description: "Teléfono, con su indicativo: `+57…`." })
  telefono?: string | null;

  @IsOptional()
  @MaxLength(500, { message: "Las observaciones no pueden tener más de 500 caracteres" })
  @Field(() => String, { nullable: true, description: "Observaciones de quien lo registró." })
  observaciones?: string | null;
}
