import { ArrayMaxSize, IsOptional, Matches, Max, MaxLength, Min, ValidateNested } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { PrintedName } from "../../core/input/printed-name.ts";
import { Required } from "../../core/input/required.ts";
import { TipoCuenta } from "../accounts/account/user.enums.ts";
import { TaxRegime } from "./provider.enums.ts";
import { LONGEST_TERM, MOST_CONTACTS } from "./provider.rules.ts";

const upTo = (most: number) => ({
  message: `El texto tiene como máximo ${most.toLocaleString("es-CO")} letras`,
});
const NAME = 200;
const SHORT = 100;
const LONG = 2_000;
const TERM = { message: `El plazo debe estar entre 0 y ${LONGEST_TERM} días` };

/** Contact person at a provider. */
@InputType()
export class ProviderContactInput {
  @Required("El nombre del contacto es obligatorio")
  @MaxLength(SHORT, upTo(SHORT))
  @Field(() => String, { description: "Nombre, como se muestra." })
  name!: string;

  @IsOptional()
  @MaxLength(SHORT, upTo(SHORT))
  @Field(() => String, { nullable: true, description: "Cargo de la persona." })
  position?: string | null;

  @IsOptional()
  @MaxLength(SHORT, upTo(SHORT))
  @Field(() => String, { nullable: true, description: "Teléfono." })
  phone?: string | null;

  @IsOptional()
  @MaxLength(254, upTo(254))
  @Field(() => String, { nullable: true, description: "Correo electrónico." })
  email?: string | null;
}

/** Optional data of a provider besides its name; an absent field stays, null removes it. */
@InputType()
export abstract class ProviderDetails {
  /** NIT with its check digit, in any spelling. */
  @IsOptional()
  @MaxLength(SHORT, upTo(SHORT))
  @Field(() => String, { nullable: true, description: "NIT con su dígito de verificación." })
  nit?: string | null;

  @IsOptional()
  @ArrayMaxSize(MOST_CONTACTS, { message: `Un proveedor tiene como máximo ${MOST_CONTACTS} contactos` })
  @ValidateNested({ each: true })
  @Field(() => [ProviderContactInput], {
    nullable: true,
    description: "Personas a quienes llamar o escribir.",
  })
  contacts?: ProviderContactInput[] | null;

  @IsOptional()
  @MaxLength(SHORT, upTo(SHORT))
  @Field(() => String, { nullable: true, description: "Banco o entidad." })
  bank?: string | null;

  @IsOptional()
  @Field(() => TipoCuenta, { nullable: true, description: "Tipo de la cuenta bancaria." })
  accountKind?: TipoCuenta | null;

  @IsOptional()
  @Matches(/^[\d\s-]{0,30}$/, { message: "El número de cuenta debe contener solo números" })
  @Field(() => String, {
    nullable: true,
    description: "Número de la cuenta, solo cifras; completo solo para quien paga.",
  })
  accountNumber?: string | null;

  @IsOptional()
  @MaxLength(SHORT, upTo(SHORT))
  @Field(() => String, {
    nullable: true,
    description: "Titular de la cuenta; nulo si es el mismo proveedor.",
  })
  accountHolder?: string | null;

  @IsOptional()
  @Matches(/^[\p{L}\d\s.-]{0,20}$/u, { message: "El documento del titular no es válido" })
  @Field(() => String, { nullable: true, description: "Documento del titular de la cuenta." })
  accountHolderDocument?: string | null;

  @IsOptional()
  @MaxLength(100, upTo(100))
  @Field(() => String, { nullable: true, description: "Ciudad." })
  city?: string | null;

  @IsOptional()
  @Min(0, TERM)
  @Max(LONGEST_TERM, TERM)
  @Field(() => Int, {
    nullable: true,
    description: "Días entre la compra y su pago; 0 de contado, nulo sin acordar.",
  })
  paymentDays?: number | null;

  @IsOptional()
  @MaxLength(LONG, upTo(LONG))
  @Field(() => String, { nullable: true, description: "Otras condiciones de pago." })
  paymentTerms?: string | null;

  @IsOptional()
  @Field(() => TaxRegime, { nullable: true, description: "Régimen del impuesto de renta." })
  taxRegime?: TaxRegime | null;

  @Field(() => Boolean, { nullable: true, description: "Si cobra IVA." }) chargesVat?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: "Si es autorretenedor." }) selfWithholding?:
    boolean | null;
  @Field(() => Boolean, { nullable: true, description: "Si la DIAN lo tiene como gran contribuyente." })
  largeTaxpayer?: boolean | null;

  /** True when its services are resold in its name; null: not known yet. */
  @Field(() => Boolean, {
    nullable: true,
    description:
      "Si sus servicios se venden por mandato, como ingreso de terceros; nulo si no se ha respondido.",
  })
  mandate?: boolean | null;

  @IsOptional()
  @MaxLength(LONG, upTo(LONG))
  @Field(() => String, { nullable: true, description: "Notas internas." })
  notes?: string | null;
}

/** Answers about a provider that an invoice needs. */
@InputType()
export class AnswerForProviderInput {
  /** True when its services are resold in its name, as income of third parties. */
  @Field(() => Boolean, {
    description:
      "Si sus servicios se venden por mandato, como ingreso de terceros; nulo si no se ha respondido.",
  })
  mandate!: boolean;

  /** NIT with its check digit, in any spelling; when absent, the present one stays. */
  @IsOptional()
  @MaxLength(SHORT, upTo(SHORT))
  @Field(() => String, { nullable: true, description: "NIT con su dígito de verificación." })
  nit?: string | null;
}

/** A provider that is written into the directory. */
@InputType()
export class AddProviderInput extends ProviderDetails {
  @Required("El nombre es obligatorio")
  @MaxLength(NAME, upTo(NAME))
  @PrintedName()
  @Field(() => String, { description: "Nombre, como se muestra." })
  name!: string;
}

/** An edit of a provider; the name it had stays one by which it is found. */
@InputType()
export class UpdateProviderInput extends ProviderDetails {
  @IsOptional()
  @MaxLength(NAME, upTo(NAME))
  @PrintedName()
  @Field(() => String, { nullable: true, description: "Nombre, como se muestra." })
  name?: string | null;

  /** The version that was edited; an older one than the present is refused. */
  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}
