import { IsOptional } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { Required } from "../../../core/input/required.ts";
import { OptionalText, RequiredText } from "../../../core/input/text-fields.ts";
import { TipoDocumento } from "../../accounts/account/user.enums.ts";
import { AgencyAccountKind, BreBKeyKind } from "./agency-account.enums.ts";

const upTo = (most: number) => ({
  message: `El texto tiene como máximo ${most.toLocaleString("es-CO")} letras`,
});
const BANK = 60;
const HOLDER = 120;

/** Complete data of an account of the agency. */
@InputType()
export class AgencyAccountInput {
  @Required("La clase de cuenta es obligatoria")
  @Field(() => AgencyAccountKind, { description: "Clase del registro." })
  kind!: AgencyAccountKind;

  /** Required for a bank account; for a wallet, the bank is the wallet itself. */
  @OptionalText("Banco o entidad; vacío en una llave cuyo banco no se dice.", BANK, upTo(BANK))
  bank?: string | null;

  /** Required for a Bre-B key; absent for all other kinds of account. */
  @Field(() => BreBKeyKind, {
    nullable: true,
    description: "Tipo de la llave Bre-B; nulo si no es una llave.",
  })
  keyKind?: BreBKeyKind | null;

  @Required("El número es obligatorio")
  @Field(() => String, { description: "Número de la cuenta, la llave o el celular." })
  number!: string;

  @PrintedName()
  @RequiredText("El titular es obligatorio", "Titular de la cuenta.", HOLDER, upTo(HOLDER))
  holder!: string;

  @Required("El tipo de documento es requerido")
  @Field(() => TipoDocumento, { description: "Tipo del documento del titular." })
  holderDocumentType!: TipoDocumento;

  @Required("El documento del titular es obligatorio")
  @Field(() => String, { description: "Documento del titular." })
  holderDocument!: string;

  @Field(() => String, {
    nullable: true,
    description: "Contenido del código QR del banco (EMVCo); nulo: el código lleva la llave.",
  })
  qr?: string | null;

  @Field(() => Boolean, { description: "Si se les pide a los clientes pagar en ella." })
  active!: boolean;
}

/** An edit of an account: absent fields are unchanged; kind and number are validated together. */
@InputType()
export class UpdateAgencyAccountInput {
  @IsOptional()
  @Field(() => AgencyAccountKind, { nullable: true, description: "Clase del registro." })
  kind?: AgencyAccountKind | null;

  @OptionalText("Banco o entidad; vacío en una llave cuyo banco no se dice.", BANK, upTo(BANK))
  bank?: string | null;

  @Field(() => BreBKeyKind, {
    nullable: true,
    description: "Tipo de la llave Bre-B; nulo si no es una llave.",
  })
  keyKind?: BreBKeyKind | null;

  @IsOptional()
  @Field(() => String, { nullable: true, description: "Número de la cuenta, la llave o el celular." })
  number?: string | null;

  @PrintedName()
  @OptionalText("Titular de la cuenta.", HOLDER, upTo(HOLDER))
  holder?: string | null;

  @IsOptional()
  @Field(() => TipoDocumento, { nullable: true, description: "Tipo del documento del titular." })
  holderDocumentType?: TipoDocumento | null;

  @IsOptional()
  @Field(() => String, { nullable: true, description: "Documento del titular." })
  holderDocument?: string | null;

  /** Null removes the QR code. */
  @Field(() => String, {
    nullable: true,
    description: "Contenido del código QR del banco (EMVCo); nulo: el código lleva la llave.",
  })
  qr?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Si se les pide a los clientes pagar en ella." })
  active?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}
