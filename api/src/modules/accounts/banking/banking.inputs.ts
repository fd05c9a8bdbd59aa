import { IsOptional, Matches } from "class-validator";
import { Field, InputType } from "type-graphql";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { OptionalText } from "../../../core/input/text-fields.ts";

/** A bank account; empty texts clear the fields. */
@InputType()
export abstract class BankAccountInput {
  @OptionalText("Banco de la cuenta a la que se le paga.", 100, {
    message: "El banco no puede tener más de 100 caracteres",
  })
  banco?: string | null;

  @IsOptional()
  @Matches(/^[\d\s-]{0,30}$/, { message: "El número de cuenta debe contener solo números" })
  @Field(() => String, { nullable: true, description: "Número de la cuenta bancaria." })
  numeroCuenta?: string | null;

  /** Accepted in upper or lower case. */
  @IsOptional()
  @Matches(/^\s*(ahorros|corriente)?\s*$/i, { message: "El tipo de cuenta debe ser ahorros o corriente" })
  @Field(() => String, { nullable: true, description: "Tipo de cuenta: `ahorros` o `corriente`." })
  tipoCuenta?: string | null;
}

/** Data needed to pay a person: the account, and its holder when that is another person. */
@InputType()
export class BankingDataInput extends BankAccountInput {
  @PrintedName()
  @OptionalText("Nombre del titular de la cuenta.", 100, {
    message: "El nombre del titular no puede tener más de 100 caracteres",
  })
  nombreTitular?: string | null;

  @IsOptional()
  @Matches(/^[\p{L}\d\s.-]{0,20}$/u, { message: "El documento del titular no es válido" })
  @Field(() => String, { nullable: true, description: "Número del documento de quien es titular." })
  documentoTitular?: string | null;

  @OptionalText("Teléfono, con su indicativo: `+57…`.", 30, {
    message: "El teléfono no puede tener más de 30 caracteres",
  })
  telefono?: string | null;

  @OptionalText("Observaciones de quien lo registró.", 500, {
    message: "Las observaciones no pueden tener más de 500 caracteres",
  })
  observaciones?: string | null;
}
