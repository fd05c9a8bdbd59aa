import { ArrayMaxSize, IsOptional, Matches, Min } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { RequiredText } from "../../../core/input/text-fields.ts";
import { AccountingProgram, VatPeriod, VoucherType } from "./accounting.enums.ts";
import { WRONG_CODE } from "./account-keys.rules.ts";

/** Account of the accounting program for a key. */
@InputType()
export class AccountInput {
  @Required("Elige qué se lleva en la cuenta")
  @Field(() => String, { description: "Clave de lo que se lleva en la cuenta." })
  key!: string;

  @Matches(/^\d{4,12}$/, { message: WRONG_CODE })
  @Field(() => String, { description: "Código de la cuenta: de 4 a 12 cifras." })
  code!: string;

  @RequiredText("Escribe el nombre de la cuenta", "Nombre de la cuenta.", 120)
  name!: string;
}

/** Code of a type of voucher in the accounting program; empty for none. */
@InputType()
export class VoucherCodeInput {
  @Field(() => VoucherType, { description: "Clase del comprobante." })
  type!: VoucherType;

  @Matches(/^[A-Za-z0-9 ./-]{0,20}$/, { message: "El código lleva hasta 20 letras o cifras" })
  @Field(() => String, { description: "Código en el programa contable; vacío si no tiene." })
  code!: string;
}

/** Choices of the accountant for the package of a month; fields without a value stay as they are. */
@InputType()
export class AccountingSettingsInput {
  @Field(() => AccountingProgram, { nullable: true, description: "Programa contable de la agencia." })
  program?: AccountingProgram | null;

  @Field(() => VatPeriod, { nullable: true, description: "Cada cuánto declara IVA." })
  vatPeriod?: VatPeriod | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Si lo comprado en nombre propio es costo al comprarlo, y no al facturarlo.",
  })
  costAtOnce?: boolean | null;

  @IsOptional()
  @ArrayMaxSize(20, { message: "Hay demasiados códigos" })
  @Field(() => [VoucherCodeInput], { nullable: true, description: "Códigos de comprobantes que cambian." })
  voucherCodes?: VoucherCodeInput[] | null;

  @IsOptional()
  @Min(1, { message: "La versión no es válida" })
  @Field(() => Int, { nullable: true, description: "Versión que se editó; sin valor, cualquiera." })
  version?: number | null;
}
