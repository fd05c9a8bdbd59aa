import { ArrayMaxSize, IsOptional, Matches, Max, Min, ValidateNested } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { PrintedName } from "../../core/input/printed-name.ts";
import { OptionalText, RequiredText } from "../../core/input/text-fields.ts";
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
  @RequiredText("El nombre del contacto es obligatorio", "Nombre, como se muestra.", SHORT, upTo(SHORT))
  name!: string;

  @OptionalText("Cargo de la persona.", SHORT, upTo(SHORT))
  position?: string | null;

  @OptionalText("Teléfono.", SHORT, upTo(SHORT))
  phone?: string | null;

  @OptionalText("Correo electrónico.", 254, upTo(254))
  email?: string | null;
}

/** Optional data of a provider besides its name; an absent field does not change, null removes the value. */
@InputType()
export abstract class ProviderDetails {
  /** Accepted with or without separators. */
  @OptionalText("NIT con su dígito de verificación.", SHORT, upTo(SHORT))
  nit?: string | null;

  @IsOptional()
  @ArrayMaxSize(MOST_CONTACTS, { message: `Un proveedor tiene como máximo ${MOST_CONTACTS} contactos` })
  @ValidateNested({ each: true })
  @Field(() => [ProviderContactInput], {
    nullable: true,
    description: "Personas a quienes llamar o escribir.",
  })
  contacts?: ProviderContactInput[] | null;

  @OptionalText("Banco o entidad.", SHORT, upTo(SHORT))
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

  @OptionalText("Titular de la cuenta; nulo si es el mismo proveedor.", SHORT, upTo(SHORT))
  accountHolder?: string | null;

  @IsOptional()
  @Matches(/^[\p{L}\d\s.-]{0,20}$/u, { message: "El documento del titular no es válido" })
  @Field(() => String, { nullable: true, description: "Documento del titular de la cuenta." })
  accountHolderDocument?: string | null;

  @OptionalText("Ciudad.", 100, upTo(100))
  city?: string | null;

  @IsOptional()
  @Min(0, TERM)
  @Max(LONGEST_TERM, TERM)
  @Field(() => Int, {
    nullable: true,
    description: "Días entre la compra y su pago; 0 de contado, nulo sin acordar.",
  })
  paymentDays?: number | null;

  @OptionalText("Otras condiciones de pago.", LONG, upTo(LONG))
  paymentTerms?: string | null;

  @IsOptional()
  @Field(() => TaxRegime, { nullable: true, description: "Régimen del impuesto de renta." })
  taxRegime?: TaxRegime | null;

  @Field(() => Boolean, { nullable: true, description: "Si cobra IVA." }) chargesVat?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: "Si es autorretenedor." }) selfWithholding?:
    boolean | null;
  @Field(() => Boolean, { nullable: true, description: "Si la DIAN lo tiene como gran contribuyente." })
  largeTaxpayer?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Si sus servicios se venden por mandato, como ingreso de terceros; nulo si no se ha respondido.",
  })
  mandate?: boolean | null;

  @OptionalText("Notas internas.", LONG, upTo(LONG))
  notes?: string | null;
}

/** Answers about a provider that an invoice requires. */
@InputType()
export class AnswerForProviderInput {
  @Field(() => Boolean, {
    description: "Si sus servicios se venden por mandato, como ingreso de terceros.",
  })
  mandate!: boolean;

  /** Accepted with or without separators; when absent, the stored NIT does not change. */
  @OptionalText("NIT con su dígito de verificación.", SHORT, upTo(SHORT))
  nit?: string | null;
}

/** Provider to add to the directory. */
@InputType()
export class AddProviderInput extends ProviderDetails {
  @PrintedName()
  @RequiredText("El nombre es obligatorio", "Nombre, como se muestra.", NAME, upTo(NAME))
  name!: string;
}

/** Edit of a provider; the provider can still be found by its former name. */
@InputType()
export class UpdateProviderInput extends ProviderDetails {
  @PrintedName()
  @OptionalText("Nombre, como se muestra.", NAME, upTo(NAME))
  name?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}
