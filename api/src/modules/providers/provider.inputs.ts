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
  @Field(() => String)
  name!: string;

  @IsOptional()
  @MaxLength(SHORT, upTo(SHORT))
  @Field(() => String, { nullable: true })
  position?: string | null;

  @IsOptional()
  @MaxLength(SHORT, upTo(SHORT))
  @Field(() => String, { nullable: true })
  phone?: string | null;

  @IsOptional()
  @MaxLength(254, upTo(254))
  @Field(() => String, { nullable: true })
  email?: string | null;
}

/** Optional data of a provider besides its name; an absent field stays, null removes it. */
@InputType()
export abstract class ProviderDetails {
  /** NIT with its check digit, in any spelling. */
  @IsOptional()
  @MaxLength(SHORT, upTo(SHORT))
  @Field(() => String, { nullable: true })
  nit?: string | null;

  @IsOptional()
  @ArrayMaxSize(MOST_CONTACTS, { message: `Un proveedor tiene como máximo ${MOST_CONTACTS} contactos` })
  @ValidateNested({ each: true })
  @Field(() => [ProviderContactInput], { nullable: true })
  contacts?: ProviderContactInput[] | null;

  @IsOptional()
  @MaxLength(SHORT, upTo(SHORT))
  @Field(() => String, { nullable: true })
  bank?: string | null;

  @IsOptional()
  @Field(() => TipoCuenta, { nullable: true })
  accountKind?: TipoCuenta | null;

  @IsOptional()
  @Matches(/^[\d\s-]{0,30}$/, { message: "El número de cuenta debe contener solo números" })
  @Field(() => String, { nullable: true })
  accountNumber?: string | null;

  @IsOptional()
  @MaxLength(SHORT, upTo(SHORT))
  @Field(() => String, { nullable: true })
  accountHolder?: string | null;

  @IsOptional()
  @Matches(/^[\p{L}\d\s.-]{0,20}$/u, { message: "El documento del titular no es válido" })
  @Field(() => String, { nullable: true })
  accountHolderDocument?: string | null;

  @IsOptional()
  @MaxLength(100, upTo(100))
  @Field(() => String, { nullable: true })
  city?: string | null;

  @IsOptional()
  @Min(0, TERM)
  @Max(LONGEST_TERM, TERM)
  @Field(() => Int, { nullable: true })
  paymentDays?: number | null;

  @IsOptional()
  @MaxLength(LONG, upTo(LONG))
  @Field(() => String, { nullable: true })
  paymentTerms?: string | null;

  @IsOptional()
  @Field(() => TaxRegime, { nullable: true })
  taxRegime?: TaxRegime | null;

  @Field(() => Boolean, { nullable: true }) chargesVat?: boolean | null;
  @Field(() => Boolean, { nullable: true }) selfWithholding?: boolean | null;
  @Field(() => Boolean, { nullable: true }) largeTaxpayer?: boolean | null;

  /** True when its services are resold in its name; null: not known yet. */
  @Field(() => Boolean, { nullable: true }) mandate?: boolean | null;

  @IsOptional()
  @MaxLength(LONG, upTo(LONG))
  @Field(() => String, { nullable: true })
  notes?: string | null;
}

/** Answers about a provider that an invoice needs. */
@InputType()
export class AnswerForProviderInput {
  /** True when its services are resold in its name, as income of third parties. */
  @Field(() => Boolean)
  mandate!: boolean;

  /** NIT with its check digit, in any spelling; when absent, the present one stays. */
  @IsOptional()
  @MaxLength(SHORT, upTo(SHORT))
  @Field(() => String, { nullable: true })
  nit?: string | null;
}

/** A provider that is written into the directory. */
@InputType()
export class AddProviderInput extends ProviderDetails {
  @Required("El nombre es obligatorio")
  @MaxLength(NAME, upTo(NAME))
  @PrintedName()
  @Field(() => String)
  name!: string;
}

/** An edit of a provider; the name it had stays one by which it is found. */
@InputType()
export class UpdateProviderInput extends ProviderDetails {
  @IsOptional()
  @MaxLength(NAME, upTo(NAME))
  @PrintedName()
  @Field(() => String, { nullable: true })
  name?: string | null;

  /** The version that was edited; an older one than the present is refused. */
  @Field(() => Int, { nullable: true })
  version?: number | null;
}
